// Generated from the OpenAPI document by scripts/generate-clients; do not edit.

import { client } from './client.gen.js';
import { buildClientParams, type Client, type Options as Options2, type TDataShape } from './client/index.js';
import type { ChorVoliBatchData, ChorVoliBatchErrors, ChorVoliBatchRequest, ChorVoliBatchResponses, ChorVoliCatalogueErrors, ChorVoliCatalogueResponses, ChorVoliCombinationsErrors, ChorVoliCombinationsRequest, ChorVoliCombinationsResponses, ChorVoliPlayData, ChorVoliPlayErrors, ChorVoliPlayRequest, ChorVoliPlayResponses, ChorVoliPositionData, ChorVoliPositionErrors, ChorVoliPositionRequest, ChorVoliPositionResponses, ChorVoliReplayData, ChorVoliReplayErrors, ChorVoliReplayRequest, ChorVoliReplayResponses, ChorVoliStartData, ChorVoliStartErrors, ChorVoliStartRequest, ChorVoliStartResponses, ChorVoliViewErrors, ChorVoliViewRequest, ChorVoliViewResponses, KrytBatchRequest, KrytNavalivatBatchData, KrytNavalivatBatchErrors, KrytNavalivatBatchResponses, KrytNavalivatCatalogueErrors, KrytNavalivatCatalogueResponses, KrytNavalivatPlayData, KrytNavalivatPlayErrors, KrytNavalivatPlayResponses, KrytNavalivatPositionData, KrytNavalivatPositionErrors, KrytNavalivatPositionResponses, KrytNavalivatReplayData, KrytNavalivatReplayErrors, KrytNavalivatReplayResponses, KrytNavalivatStartData, KrytNavalivatStartErrors, KrytNavalivatStartResponses, KrytNavalivatViewErrors, KrytNavalivatViewResponses, KrytPlayRequest, KrytPositionRequest, KrytReplayRequest, KrytStartRequest, KrytViewRequest, NapBatchData, NapBatchErrors, NapBatchRequest, NapBatchResponses, NapCatalogueErrors, NapCatalogueResponses, NapPlayData, NapPlayErrors, NapPlayRequest, NapPlayResponses, NapPositionData, NapPositionErrors, NapPositionRequest, NapPositionResponses, NapReplayData, NapReplayErrors, NapReplayRequest, NapReplayResponses, NapStartData, NapStartErrors, NapStartRequest, NapStartResponses, NapViewErrors, NapViewRequest, NapViewResponses, ServiceAboutErrors, ServiceAboutResponses, ServiceGamesErrors, ServiceGamesResponses, ServiceHealthErrors, ServiceHealthResponses } from './types.gen.js';

export type Options<TData extends TDataShape = TDataShape, ThrowOnError extends boolean = boolean, TResponse = unknown> = Options2<TData, ThrowOnError, TResponse> & {
    /**
     * You can provide a client instance returned by `createClient()` instead of
     * individual options. This might be also useful if you want to implement a
     * custom client.
     */
    client?: Client;
    /**
     * You can pass arbitrary values through the `meta` object. This can be
     * used to access values that aren't defined as part of the SDK function.
     */
    meta?: Record<string, unknown>;
};

class HeyApiClient {
    protected client: Client;
    
    constructor(args?: {
        client?: Client;
    }) {
        this.client = args?.client ?? client;
    }
}

class HeyApiRegistry<T> {
    private readonly defaultKey = 'default';
    
    private readonly instances: Map<string, T> = new Map();
    
    get(key?: string): T {
        const instance = this.instances.get(key ?? this.defaultKey);
        if (!instance) {
            throw new Error(`No SDK client found. Create one with "new Calls()" to fix this error.`);
        }
        return instance;
    }
    
    set(value: T, key?: string): void {
        this.instances.set(key ?? this.defaultKey, value);
    }
}

export class Service extends HeyApiClient {
    /**
     * Tell what the service is
     *
     * Its version, the id of the published algorithm from seed to deck, and which games and state versions it knows.
     */
    public about<ThrowOnError extends boolean = true>(options?: Options<never, ThrowOnError>) {
        return (options?.client ?? this.client).get<ServiceAboutResponses, ServiceAboutErrors, ThrowOnError, 'data'>({
            responseStyle: 'data',
            url: '/v1',
            ...options
        });
    }
    
    /**
     * List the games
     *
     * Each game in short: names, numbers of players, direction of play, variants.
     */
    public games<ThrowOnError extends boolean = true>(options?: Options<never, ThrowOnError>) {
        return (options?.client ?? this.client).get<ServiceGamesResponses, ServiceGamesErrors, ThrowOnError, 'data'>({
            responseStyle: 'data',
            url: '/v1/games',
            ...options
        });
    }
    
    /**
     * Tell that the service answers
     *
     * For whoever watches over the process; it depends on nothing else.
     */
    public health<ThrowOnError extends boolean = true>(options?: Options<never, ThrowOnError>) {
        return (options?.client ?? this.client).get<ServiceHealthResponses, ServiceHealthErrors, ThrowOnError, 'data'>({
            responseStyle: 'data',
            url: '/health',
            ...options
        });
    }
}

export class KrytNavalivat extends HeyApiClient {
    /**
     * Tell the variants, options and rules of Kryt'-navalivat'
     *
     * Everything that a frontend can know before a match: named variants with all their options, each with its bounds and its rule, and every rule that can be broken, with its sentence and source.
     */
    public catalogue<ThrowOnError extends boolean = true>(options?: Options<never, ThrowOnError>) {
        return (options?.client ?? this.client).get<KrytNavalivatCatalogueResponses, KrytNavalivatCatalogueErrors, ThrowOnError, 'data'>({
            responseStyle: 'data',
            url: '/v1/games/kryt-navalivat',
            ...options
        });
    }
    
    /**
     * Start a match of Kryt'-navalivat'
     *
     * Deal the first deal of a match.
     */
    public start<ThrowOnError extends boolean = true>(parameters: KrytStartRequest & KrytNavalivatStartData['query'], options?: Options<never, ThrowOnError>) {
        const params = buildClientParams([parameters], [{ args: [
                    { in: 'query', key: 'legal' },
                    { in: 'query', key: 'explain' },
                    { in: 'query', key: 'views' },
                    { in: 'body', key: 'players' },
                    { in: 'body', key: 'variant' },
                    { in: 'body', key: 'options' },
                    { in: 'body', key: 'seed' },
                    { in: 'body', key: 'deck' },
                    { in: 'body', key: 'dealer' }
                ] }]);
        return (options?.client ?? this.client).post<KrytNavalivatStartResponses, KrytNavalivatStartErrors, ThrowOnError, 'data'>({
            responseStyle: 'data',
            url: '/v1/games/kryt-navalivat/start',
            ...options,
            ...params,
            headers: {
                'Content-Type': 'application/json',
                ...options?.headers,
                ...params.headers
            }
        });
    }
    
    /**
     * Play actions of Kryt'-navalivat'
     *
     * Play actions in order, all or none.
     */
    public play<ThrowOnError extends boolean = true>(parameters: KrytPlayRequest & KrytNavalivatPlayData['query'], options?: Options<never, ThrowOnError>) {
        const params = buildClientParams([parameters], [{ args: [
                    { in: 'query', key: 'legal' },
                    { in: 'query', key: 'explain' },
                    { in: 'query', key: 'views' },
                    { in: 'body', key: 'state' },
                    { in: 'body', key: 'actions' }
                ] }]);
        return (options?.client ?? this.client).post<KrytNavalivatPlayResponses, KrytNavalivatPlayErrors, ThrowOnError, 'data'>({
            responseStyle: 'data',
            url: '/v1/games/kryt-navalivat/play',
            ...options,
            ...params,
            headers: {
                'Content-Type': 'application/json',
                ...options?.headers,
                ...params.headers
            }
        });
    }
    
    /**
     * Look at a state of Kryt'-navalivat'
     *
     * Look at a state as it stands.
     */
    public position<ThrowOnError extends boolean = true>(parameters: KrytPositionRequest & KrytNavalivatPositionData['query'], options?: Options<never, ThrowOnError>) {
        const params = buildClientParams([parameters], [{ args: [
                    { in: 'query', key: 'legal' },
                    { in: 'query', key: 'explain' },
                    { in: 'query', key: 'views' },
                    { in: 'body', key: 'state' }
                ] }]);
        return (options?.client ?? this.client).post<KrytNavalivatPositionResponses, KrytNavalivatPositionErrors, ThrowOnError, 'data'>({
            responseStyle: 'data',
            url: '/v1/games/kryt-navalivat/position',
            ...options,
            ...params,
            headers: {
                'Content-Type': 'application/json',
                ...options?.headers,
                ...params.headers
            }
        });
    }
    
    /**
     * See a state of Kryt'-navalivat' as a seat or a spectator may
     *
     * Look at a state through the eyes of a seat or a spectator.
     */
    public view<ThrowOnError extends boolean = true>(parameters: KrytViewRequest, options?: Options<never, ThrowOnError>) {
        const params = buildClientParams([parameters], [{ args: [{ in: 'body', key: 'state' }, { in: 'body', key: 'seat' }] }]);
        return (options?.client ?? this.client).post<KrytNavalivatViewResponses, KrytNavalivatViewErrors, ThrowOnError, 'data'>({
            responseStyle: 'data',
            url: '/v1/games/kryt-navalivat/view',
            ...options,
            ...params,
            headers: {
                'Content-Type': 'application/json',
                ...options?.headers,
                ...params.headers
            }
        });
    }
    
    /**
     * Replay a match of Kryt'-navalivat' from its start
     *
     * Play a match from its start.
     */
    public replay<ThrowOnError extends boolean = true>(parameters: KrytReplayRequest & KrytNavalivatReplayData['query'], options?: Options<never, ThrowOnError>) {
        const params = buildClientParams([parameters], [{ args: [
                    { in: 'query', key: 'legal' },
                    { in: 'query', key: 'explain' },
                    { in: 'query', key: 'views' },
                    { in: 'query', key: 'steps' },
                    { in: 'body', key: 'players' },
                    { in: 'body', key: 'variant' },
                    { in: 'body', key: 'options' },
                    { in: 'body', key: 'seed' },
                    { in: 'body', key: 'deck' },
                    { in: 'body', key: 'dealer' },
                    { in: 'body', key: 'actions' }
                ] }]);
        return (options?.client ?? this.client).post<KrytNavalivatReplayResponses, KrytNavalivatReplayErrors, ThrowOnError, 'data'>({
            responseStyle: 'data',
            url: '/v1/games/kryt-navalivat/replay',
            ...options,
            ...params,
            headers: {
                'Content-Type': 'application/json',
                ...options?.headers,
                ...params.headers
            }
        });
    }
    
    /**
     * Play on many states of Kryt'-navalivat' at once
     *
     * Play on many states at once; a refused item does not hold up the others.
     */
    public batch<ThrowOnError extends boolean = true>(parameters: KrytBatchRequest & KrytNavalivatBatchData['query'], options?: Options<never, ThrowOnError>) {
        const params = buildClientParams([parameters], [{ args: [
                    { in: 'query', key: 'legal' },
                    { in: 'query', key: 'explain' },
                    { in: 'query', key: 'views' },
                    { in: 'body', key: 'items' }
                ] }]);
        return (options?.client ?? this.client).post<KrytNavalivatBatchResponses, KrytNavalivatBatchErrors, ThrowOnError, 'data'>({
            responseStyle: 'data',
            url: '/v1/games/kryt-navalivat/batch',
            ...options,
            ...params,
            headers: {
                'Content-Type': 'application/json',
                ...options?.headers,
                ...params.headers
            }
        });
    }
}

export class Nap extends HeyApiClient {
    /**
     * Tell the variants, options and rules of Nap
     *
     * Everything that a frontend can know before a match: named variants with all their options, each with its bounds and its rule, and every rule that can be broken, with its sentence and source.
     */
    public catalogue<ThrowOnError extends boolean = true>(options?: Options<never, ThrowOnError>) {
        return (options?.client ?? this.client).get<NapCatalogueResponses, NapCatalogueErrors, ThrowOnError, 'data'>({
            responseStyle: 'data',
            url: '/v1/games/nap',
            ...options
        });
    }
    
    /**
     * Start a match of Nap
     *
     * Deal the first deal of a match.
     */
    public start<ThrowOnError extends boolean = true>(parameters: NapStartRequest & NapStartData['query'], options?: Options<never, ThrowOnError>) {
        const params = buildClientParams([parameters], [{ args: [
                    { in: 'query', key: 'legal' },
                    { in: 'query', key: 'explain' },
                    { in: 'query', key: 'views' },
                    { in: 'body', key: 'players' },
                    { in: 'body', key: 'variant' },
                    { in: 'body', key: 'options' },
                    { in: 'body', key: 'seed' },
                    { in: 'body', key: 'deck' },
                    { in: 'body', key: 'dealer' }
                ] }]);
        return (options?.client ?? this.client).post<NapStartResponses, NapStartErrors, ThrowOnError, 'data'>({
            responseStyle: 'data',
            url: '/v1/games/nap/start',
            ...options,
            ...params,
            headers: {
                'Content-Type': 'application/json',
                ...options?.headers,
                ...params.headers
            }
        });
    }
    
    /**
     * Play actions of Nap
     *
     * Play actions in order, all or none.
     */
    public play<ThrowOnError extends boolean = true>(parameters: NapPlayRequest & NapPlayData['query'], options?: Options<never, ThrowOnError>) {
        const params = buildClientParams([parameters], [{ args: [
                    { in: 'query', key: 'legal' },
                    { in: 'query', key: 'explain' },
                    { in: 'query', key: 'views' },
                    { in: 'body', key: 'state' },
                    { in: 'body', key: 'actions' }
                ] }]);
        return (options?.client ?? this.client).post<NapPlayResponses, NapPlayErrors, ThrowOnError, 'data'>({
            responseStyle: 'data',
            url: '/v1/games/nap/play',
            ...options,
            ...params,
            headers: {
                'Content-Type': 'application/json',
                ...options?.headers,
                ...params.headers
            }
        });
    }
    
    /**
     * Look at a state of Nap
     *
     * Look at a state as it stands.
     */
    public position<ThrowOnError extends boolean = true>(parameters: NapPositionRequest & NapPositionData['query'], options?: Options<never, ThrowOnError>) {
        const params = buildClientParams([parameters], [{ args: [
                    { in: 'query', key: 'legal' },
                    { in: 'query', key: 'explain' },
                    { in: 'query', key: 'views' },
                    { in: 'body', key: 'state' }
                ] }]);
        return (options?.client ?? this.client).post<NapPositionResponses, NapPositionErrors, ThrowOnError, 'data'>({
            responseStyle: 'data',
            url: '/v1/games/nap/position',
            ...options,
            ...params,
            headers: {
                'Content-Type': 'application/json',
                ...options?.headers,
                ...params.headers
            }
        });
    }
    
    /**
     * See a state of Nap as a seat or a spectator may
     *
     * Look at a state through the eyes of a seat or a spectator.
     */
    public view<ThrowOnError extends boolean = true>(parameters: NapViewRequest, options?: Options<never, ThrowOnError>) {
        const params = buildClientParams([parameters], [{ args: [{ in: 'body', key: 'state' }, { in: 'body', key: 'seat' }] }]);
        return (options?.client ?? this.client).post<NapViewResponses, NapViewErrors, ThrowOnError, 'data'>({
            responseStyle: 'data',
            url: '/v1/games/nap/view',
            ...options,
            ...params,
            headers: {
                'Content-Type': 'application/json',
                ...options?.headers,
                ...params.headers
            }
        });
    }
    
    /**
     * Replay a match of Nap from its start
     *
     * Play a match from its start.
     */
    public replay<ThrowOnError extends boolean = true>(parameters: NapReplayRequest & NapReplayData['query'], options?: Options<never, ThrowOnError>) {
        const params = buildClientParams([parameters], [{ args: [
                    { in: 'query', key: 'legal' },
                    { in: 'query', key: 'explain' },
                    { in: 'query', key: 'views' },
                    { in: 'query', key: 'steps' },
                    { in: 'body', key: 'players' },
                    { in: 'body', key: 'variant' },
                    { in: 'body', key: 'options' },
                    { in: 'body', key: 'seed' },
                    { in: 'body', key: 'deck' },
                    { in: 'body', key: 'dealer' },
                    { in: 'body', key: 'actions' }
                ] }]);
        return (options?.client ?? this.client).post<NapReplayResponses, NapReplayErrors, ThrowOnError, 'data'>({
            responseStyle: 'data',
            url: '/v1/games/nap/replay',
            ...options,
            ...params,
            headers: {
                'Content-Type': 'application/json',
                ...options?.headers,
                ...params.headers
            }
        });
    }
    
    /**
     * Play on many states of Nap at once
     *
     * Play on many states at once; a refused item does not hold up the others.
     */
    public batch<ThrowOnError extends boolean = true>(parameters: NapBatchRequest & NapBatchData['query'], options?: Options<never, ThrowOnError>) {
        const params = buildClientParams([parameters], [{ args: [
                    { in: 'query', key: 'legal' },
                    { in: 'query', key: 'explain' },
                    { in: 'query', key: 'views' },
                    { in: 'body', key: 'items' }
                ] }]);
        return (options?.client ?? this.client).post<NapBatchResponses, NapBatchErrors, ThrowOnError, 'data'>({
            responseStyle: 'data',
            url: '/v1/games/nap/batch',
            ...options,
            ...params,
            headers: {
                'Content-Type': 'application/json',
                ...options?.headers,
                ...params.headers
            }
        });
    }
}

export class ChorVoli extends HeyApiClient {
    /**
     * Tell the variants, options and rules of Chor Voli
     *
     * Everything that a frontend can know before a match: named variants with all their options, each with its bounds and its rule, and every rule that can be broken, with its sentence and source.
     */
    public catalogue<ThrowOnError extends boolean = true>(options?: Options<never, ThrowOnError>) {
        return (options?.client ?? this.client).get<ChorVoliCatalogueResponses, ChorVoliCatalogueErrors, ThrowOnError, 'data'>({
            responseStyle: 'data',
            url: '/v1/games/chor-voli',
            ...options
        });
    }
    
    /**
     * Start a match of Chor Voli
     *
     * Deal the first deal of a match.
     */
    public start<ThrowOnError extends boolean = true>(parameters: ChorVoliStartRequest & ChorVoliStartData['query'], options?: Options<never, ThrowOnError>) {
        const params = buildClientParams([parameters], [{ args: [
                    { in: 'query', key: 'legal' },
                    { in: 'query', key: 'explain' },
                    { in: 'query', key: 'views' },
                    { in: 'body', key: 'players' },
                    { in: 'body', key: 'variant' },
                    { in: 'body', key: 'options' },
                    { in: 'body', key: 'seed' },
                    { in: 'body', key: 'deck' },
                    { in: 'body', key: 'dealer' }
                ] }]);
        return (options?.client ?? this.client).post<ChorVoliStartResponses, ChorVoliStartErrors, ThrowOnError, 'data'>({
            responseStyle: 'data',
            url: '/v1/games/chor-voli/start',
            ...options,
            ...params,
            headers: {
                'Content-Type': 'application/json',
                ...options?.headers,
                ...params.headers
            }
        });
    }
    
    /**
     * Play actions of Chor Voli
     *
     * Play actions in order, all or none.
     */
    public play<ThrowOnError extends boolean = true>(parameters: ChorVoliPlayRequest & ChorVoliPlayData['query'], options?: Options<never, ThrowOnError>) {
        const params = buildClientParams([parameters], [{ args: [
                    { in: 'query', key: 'legal' },
                    { in: 'query', key: 'explain' },
                    { in: 'query', key: 'views' },
                    { in: 'body', key: 'state' },
                    { in: 'body', key: 'actions' }
                ] }]);
        return (options?.client ?? this.client).post<ChorVoliPlayResponses, ChorVoliPlayErrors, ThrowOnError, 'data'>({
            responseStyle: 'data',
            url: '/v1/games/chor-voli/play',
            ...options,
            ...params,
            headers: {
                'Content-Type': 'application/json',
                ...options?.headers,
                ...params.headers
            }
        });
    }
    
    /**
     * Look at a state of Chor Voli
     *
     * Look at a state as it stands.
     */
    public position<ThrowOnError extends boolean = true>(parameters: ChorVoliPositionRequest & ChorVoliPositionData['query'], options?: Options<never, ThrowOnError>) {
        const params = buildClientParams([parameters], [{ args: [
                    { in: 'query', key: 'legal' },
                    { in: 'query', key: 'explain' },
                    { in: 'query', key: 'views' },
                    { in: 'body', key: 'state' }
                ] }]);
        return (options?.client ?? this.client).post<ChorVoliPositionResponses, ChorVoliPositionErrors, ThrowOnError, 'data'>({
            responseStyle: 'data',
            url: '/v1/games/chor-voli/position',
            ...options,
            ...params,
            headers: {
                'Content-Type': 'application/json',
                ...options?.headers,
                ...params.headers
            }
        });
    }
    
    /**
     * See a state of Chor Voli as a seat or a spectator may
     *
     * Look at a state through the eyes of a seat or a spectator.
     */
    public view<ThrowOnError extends boolean = true>(parameters: ChorVoliViewRequest, options?: Options<never, ThrowOnError>) {
        const params = buildClientParams([parameters], [{ args: [{ in: 'body', key: 'state' }, { in: 'body', key: 'seat' }] }]);
        return (options?.client ?? this.client).post<ChorVoliViewResponses, ChorVoliViewErrors, ThrowOnError, 'data'>({
            responseStyle: 'data',
            url: '/v1/games/chor-voli/view',
            ...options,
            ...params,
            headers: {
                'Content-Type': 'application/json',
                ...options?.headers,
                ...params.headers
            }
        });
    }
    
    /**
     * Replay a match of Chor Voli from its start
     *
     * Play a match from its start.
     */
    public replay<ThrowOnError extends boolean = true>(parameters: ChorVoliReplayRequest & ChorVoliReplayData['query'], options?: Options<never, ThrowOnError>) {
        const params = buildClientParams([parameters], [{ args: [
                    { in: 'query', key: 'legal' },
                    { in: 'query', key: 'explain' },
                    { in: 'query', key: 'views' },
                    { in: 'query', key: 'steps' },
                    { in: 'body', key: 'players' },
                    { in: 'body', key: 'variant' },
                    { in: 'body', key: 'options' },
                    { in: 'body', key: 'seed' },
                    { in: 'body', key: 'deck' },
                    { in: 'body', key: 'dealer' },
                    { in: 'body', key: 'actions' }
                ] }]);
        return (options?.client ?? this.client).post<ChorVoliReplayResponses, ChorVoliReplayErrors, ThrowOnError, 'data'>({
            responseStyle: 'data',
            url: '/v1/games/chor-voli/replay',
            ...options,
            ...params,
            headers: {
                'Content-Type': 'application/json',
                ...options?.headers,
                ...params.headers
            }
        });
    }
    
    /**
     * Play on many states of Chor Voli at once
     *
     * Play on many states at once; a refused item does not hold up the others.
     */
    public batch<ThrowOnError extends boolean = true>(parameters: ChorVoliBatchRequest & ChorVoliBatchData['query'], options?: Options<never, ThrowOnError>) {
        const params = buildClientParams([parameters], [{ args: [
                    { in: 'query', key: 'legal' },
                    { in: 'query', key: 'explain' },
                    { in: 'query', key: 'views' },
                    { in: 'body', key: 'items' }
                ] }]);
        return (options?.client ?? this.client).post<ChorVoliBatchResponses, ChorVoliBatchErrors, ThrowOnError, 'data'>({
            responseStyle: 'data',
            url: '/v1/games/chor-voli/batch',
            ...options,
            ...params,
            headers: {
                'Content-Type': 'application/json',
                ...options?.headers,
                ...params.headers
            }
        });
    }
    
    /**
     * Find the combinations and the best arrangements of a hand
     *
     * Rank out all combinations of a hand, and find its best arrangements.
     *
     * `best_from_last` is best at the last showdown, then at the one before, up to the first. `greatest_total` is best at all showdowns together: each combination counts by how many strengths of the form are weaker, and the sum is the greatest; of several the best from the last on. Both are exact.
     */
    public combinations<ThrowOnError extends boolean = true>(parameters: ChorVoliCombinationsRequest, options?: Options<never, ThrowOnError>) {
        const params = buildClientParams([parameters], [{ args: [
                    { in: 'body', key: 'hand' },
                    { in: 'body', key: 'variant' },
                    { in: 'body', key: 'options' }
                ] }]);
        return (options?.client ?? this.client).post<ChorVoliCombinationsResponses, ChorVoliCombinationsErrors, ThrowOnError, 'data'>({
            responseStyle: 'data',
            url: '/v1/games/chor-voli/combinations',
            ...options,
            ...params,
            headers: {
                'Content-Type': 'application/json',
                ...options?.headers,
                ...params.headers
            }
        });
    }
}

export class Calls extends HeyApiClient {
    public static readonly __registry = new HeyApiRegistry<Calls>();
    
    constructor(args?: {
        client?: Client;
        key?: string;
    }) {
        super(args);
        Calls.__registry.set(this, args?.key);
    }
    
    private _service?: Service;
    get service(): Service {
        return this._service ??= new Service({ client: this.client });
    }
    
    private _krytNavalivat?: KrytNavalivat;
    get krytNavalivat(): KrytNavalivat {
        return this._krytNavalivat ??= new KrytNavalivat({ client: this.client });
    }
    
    private _nap?: Nap;
    get nap(): Nap {
        return this._nap ??= new Nap({ client: this.client });
    }
    
    private _chorVoli?: ChorVoli;
    get chorVoli(): ChorVoli {
        return this._chorVoli ??= new ChorVoli({ client: this.client });
    }
}
