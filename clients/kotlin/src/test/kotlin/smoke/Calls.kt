// Sends a call by the name that the document has for asked.

package smoke

import croupier.ChorVoliBatchRequest
import croupier.ChorVoliCombinationsRequest
import croupier.ChorVoliFairnessRequest
import croupier.ChorVoliPlayRequest
import croupier.ChorVoliPositionRequest
import croupier.ChorVoliReplayRequest
import croupier.ChorVoliStartRequest
import croupier.ChorVoliViewRequest
import croupier.Croupier
import croupier.KrytBatchRequest
import croupier.KrytFairnessRequest
import croupier.KrytPlayRequest
import croupier.KrytPositionRequest
import croupier.KrytReplayRequest
import croupier.KrytStartRequest
import croupier.KrytViewRequest
import croupier.NapBatchRequest
import croupier.NapFairnessRequest
import croupier.NapPlayRequest
import croupier.NapPositionRequest
import croupier.NapReplayRequest
import croupier.NapStartRequest
import croupier.NapViewRequest
import kotlinx.serialization.json.JsonElement

/** Returns the typed answer to a typed request, as JSON. */
suspend fun Croupier.answer(
    call: String,
    flags: Flags,
    request: JsonElement,
): JsonElement =
    when (call.substringBefore('_')) {
        "krytNavalivat" -> kryt(call, flags, request)
        "nap" -> nap(call, flags, request)
        "chorVoli" -> chorVoli(call, flags, request)
        else -> error("No game has the call $call.")
    }

private suspend fun Croupier.kryt(
    call: String,
    flags: Flags,
    request: JsonElement,
): JsonElement =
    when (call.substringAfter('_')) {
        "start" -> {
            typed(request) { asked: KrytStartRequest ->
                krytNavalivat.start(
                    players = asked.players,
                    variant = asked.variant,
                    options = asked.options,
                    seed = asked.seed,
                    deck = asked.deck,
                    dealer = asked.dealer,
                    legal = flags.legal(),
                    explain = flags.explain,
                    views = flags.views,
                )
            }
        }

        "play" -> {
            typed(request) { asked: KrytPlayRequest ->
                krytNavalivat.play(asked.state, asked.actions, flags.legal(), flags.explain, flags.views)
            }
        }

        "position" -> {
            typed(request) { asked: KrytPositionRequest ->
                krytNavalivat.position(asked.state, flags.legal(), flags.explain, flags.views)
            }
        }

        "view" -> {
            typed(request) { asked: KrytViewRequest ->
                krytNavalivat.view(asked.state, asked.seat)
            }
        }

        "replay" -> {
            typed(request) { asked: KrytReplayRequest ->
                krytNavalivat.replay(
                    players = asked.players,
                    seed = asked.seed,
                    actions = asked.actions,
                    variant = asked.variant,
                    options = asked.options,
                    deck = asked.deck,
                    dealer = asked.dealer,
                    legal = flags.legal(),
                    explain = flags.explain,
                    views = flags.views,
                    steps = flags.steps,
                )
            }
        }

        "batch" -> {
            typed(request) { asked: KrytBatchRequest ->
                krytNavalivat.batch(asked.items, flags.legal(byDefault = false), flags.explain, flags.views)
            }
        }

        "verifyFairness" -> {
            typed(request) { asked: KrytFairnessRequest ->
                krytNavalivat.verifyFairness(
                    match = asked.match,
                    record = asked.record,
                    secret = asked.secret,
                    openings = asked.openings,
                    deals = asked.deals,
                    moves = asked.moves,
                )
            }
        }

        else -> {
            error("The game does not have the call $call.")
        }
    }

private suspend fun Croupier.nap(
    call: String,
    flags: Flags,
    request: JsonElement,
): JsonElement =
    when (call.substringAfter('_')) {
        "start" -> {
            typed(request) { asked: NapStartRequest ->
                nap.start(
                    players = asked.players,
                    variant = asked.variant,
                    options = asked.options,
                    seed = asked.seed,
                    deck = asked.deck,
                    dealer = asked.dealer,
                    legal = flags.legal(),
                    explain = flags.explain,
                    views = flags.views,
                )
            }
        }

        "play" -> {
            typed(request) { asked: NapPlayRequest ->
                nap.play(asked.state, asked.actions, flags.legal(), flags.explain, flags.views)
            }
        }

        "position" -> {
            typed(request) { asked: NapPositionRequest ->
                nap.position(asked.state, flags.legal(), flags.explain, flags.views)
            }
        }

        "view" -> {
            typed(request) { asked: NapViewRequest ->
                nap.view(asked.state, asked.seat)
            }
        }

        "replay" -> {
            typed(request) { asked: NapReplayRequest ->
                nap.replay(
                    players = asked.players,
                    seed = asked.seed,
                    actions = asked.actions,
                    variant = asked.variant,
                    options = asked.options,
                    deck = asked.deck,
                    dealer = asked.dealer,
                    legal = flags.legal(),
                    explain = flags.explain,
                    views = flags.views,
                    steps = flags.steps,
                )
            }
        }

        "batch" -> {
            typed(request) { asked: NapBatchRequest ->
                nap.batch(asked.items, flags.legal(byDefault = false), flags.explain, flags.views)
            }
        }

        "verifyFairness" -> {
            typed(request) { asked: NapFairnessRequest ->
                nap.verifyFairness(
                    match = asked.match,
                    record = asked.record,
                    secret = asked.secret,
                    openings = asked.openings,
                    deals = asked.deals,
                    moves = asked.moves,
                )
            }
        }

        else -> {
            error("The game does not have the call $call.")
        }
    }

private suspend fun Croupier.chorVoli(
    call: String,
    flags: Flags,
    request: JsonElement,
): JsonElement =
    when (call.substringAfter('_')) {
        "start" -> {
            typed(request) { asked: ChorVoliStartRequest ->
                chorVoli.start(
                    players = asked.players,
                    variant = asked.variant,
                    options = asked.options,
                    seed = asked.seed,
                    deck = asked.deck,
                    dealer = asked.dealer,
                    legal = flags.legal(),
                    explain = flags.explain,
                    views = flags.views,
                )
            }
        }

        "play" -> {
            typed(request) { asked: ChorVoliPlayRequest ->
                chorVoli.play(asked.state, asked.actions, flags.legal(), flags.explain, flags.views)
            }
        }

        "position" -> {
            typed(request) { asked: ChorVoliPositionRequest ->
                chorVoli.position(asked.state, flags.legal(), flags.explain, flags.views)
            }
        }

        "view" -> {
            typed(request) { asked: ChorVoliViewRequest ->
                chorVoli.view(asked.state, asked.seat)
            }
        }

        "replay" -> {
            typed(request) { asked: ChorVoliReplayRequest ->
                chorVoli.replay(
                    players = asked.players,
                    seed = asked.seed,
                    actions = asked.actions,
                    variant = asked.variant,
                    options = asked.options,
                    deck = asked.deck,
                    dealer = asked.dealer,
                    legal = flags.legal(),
                    explain = flags.explain,
                    views = flags.views,
                    steps = flags.steps,
                )
            }
        }

        "batch" -> {
            typed(request) { asked: ChorVoliBatchRequest ->
                chorVoli.batch(asked.items, flags.legal(byDefault = false), flags.explain, flags.views)
            }
        }

        "verifyFairness" -> {
            typed(request) { asked: ChorVoliFairnessRequest ->
                chorVoli.verifyFairness(
                    match = asked.match,
                    record = asked.record,
                    secret = asked.secret,
                    openings = asked.openings,
                    deals = asked.deals,
                    moves = asked.moves,
                )
            }
        }

        "combinations" -> {
            typed(request) { asked: ChorVoliCombinationsRequest ->
                chorVoli.combinations(asked.hand, asked.variant, asked.options)
            }
        }

        else -> {
            error("The game does not have the call $call.")
        }
    }
