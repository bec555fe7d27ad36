// Generated from the OpenAPI document by scripts/generate-clients; do not edit.

import { client } from './client.gen.js';
import { buildClientParams, type Client, type Options as Options2, type TDataShape } from './client/index.js';
import { answering } from '../answers.js';
import type { ChorVoliBatchData, ChorVoliBatchErrors, ChorVoliBatchRequest, ChorVoliBatchResponses, ChorVoliCatalogueErrors, ChorVoliCatalogueResponses, ChorVoliCloseTableErrors, ChorVoliCloseTableResponses, ChorVoliCombinationsErrors, ChorVoliCombinationsRequest, ChorVoliCombinationsResponses, ChorVoliFairnessRequest, ChorVoliPlayData, ChorVoliPlayErrors, ChorVoliPlayRequest, ChorVoliPlayResponses, ChorVoliPlayTableErrors, ChorVoliPlayTableResponses, ChorVoliPositionData, ChorVoliPositionErrors, ChorVoliPositionRequest, ChorVoliPositionResponses, ChorVoliPrepareTableErrors, ChorVoliPrepareTableResponses, ChorVoliReplayData, ChorVoliReplayErrors, ChorVoliReplayRequest, ChorVoliReplayResponses, ChorVoliRevealTableErrors, ChorVoliRevealTableResponses, ChorVoliStartData, ChorVoliStartErrors, ChorVoliStartRequest, ChorVoliStartResponses, ChorVoliStartTableErrors, ChorVoliStartTableResponses, ChorVoliTablePlayRequest, ChorVoliTablePrepareRequest, ChorVoliTableStartRequest, ChorVoliVerifyFairnessErrors, ChorVoliVerifyFairnessResponses, ChorVoliViewErrors, ChorVoliViewRequest, ChorVoliViewResponses, ChorVoliViewTableErrors, ChorVoliViewTableResponses, KrytBatchRequest, KrytFairnessRequest, KrytNavalivatBatchData, KrytNavalivatBatchErrors, KrytNavalivatBatchResponses, KrytNavalivatCatalogueErrors, KrytNavalivatCatalogueResponses, KrytNavalivatCloseTableErrors, KrytNavalivatCloseTableResponses, KrytNavalivatPlayData, KrytNavalivatPlayErrors, KrytNavalivatPlayResponses, KrytNavalivatPlayTableErrors, KrytNavalivatPlayTableResponses, KrytNavalivatPositionData, KrytNavalivatPositionErrors, KrytNavalivatPositionResponses, KrytNavalivatPrepareTableErrors, KrytNavalivatPrepareTableResponses, KrytNavalivatReplayData, KrytNavalivatReplayErrors, KrytNavalivatReplayResponses, KrytNavalivatRevealTableErrors, KrytNavalivatRevealTableResponses, KrytNavalivatStartData, KrytNavalivatStartErrors, KrytNavalivatStartResponses, KrytNavalivatStartTableErrors, KrytNavalivatStartTableResponses, KrytNavalivatVerifyFairnessErrors, KrytNavalivatVerifyFairnessResponses, KrytNavalivatViewErrors, KrytNavalivatViewResponses, KrytNavalivatViewTableErrors, KrytNavalivatViewTableResponses, KrytPlayRequest, KrytPositionRequest, KrytReplayRequest, KrytStartRequest, KrytTablePlayRequest, KrytTablePrepareRequest, KrytTableStartRequest, KrytViewRequest, NapBatchData, NapBatchErrors, NapBatchRequest, NapBatchResponses, NapCatalogueErrors, NapCatalogueResponses, NapCloseTableErrors, NapCloseTableResponses, NapFairnessRequest, NapPlayData, NapPlayErrors, NapPlayRequest, NapPlayResponses, NapPlayTableErrors, NapPlayTableResponses, NapPositionData, NapPositionErrors, NapPositionRequest, NapPositionResponses, NapPrepareTableErrors, NapPrepareTableResponses, NapReplayData, NapReplayErrors, NapReplayRequest, NapReplayResponses, NapRevealTableErrors, NapRevealTableResponses, NapStartData, NapStartErrors, NapStartRequest, NapStartResponses, NapStartTableErrors, NapStartTableResponses, NapTablePlayRequest, NapTablePrepareRequest, NapTableStartRequest, NapVerifyFairnessErrors, NapVerifyFairnessResponses, NapViewErrors, NapViewRequest, NapViewResponses, NapViewTableErrors, NapViewTableResponses, ServiceAboutErrors, ServiceAboutResponses, ServiceGamesErrors, ServiceGamesResponses, ServiceHealthErrors, ServiceHealthResponses, TableRequest } from './types.gen.js';

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
            responseValidator: answering('ServiceInfo'),
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
            responseValidator: answering('GameList'),
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
            responseValidator: answering('Health'),
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
            responseValidator: answering('KrytCatalogue'),
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
            responseValidator: answering('KrytPosition'),
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
            responseValidator: answering('KrytPosition'),
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
            responseValidator: answering('KrytPosition'),
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
            responseValidator: answering('KrytViewAnswer'),
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
            responseValidator: answering('KrytReplayPosition'),
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
            responseValidator: answering('KrytBatchAnswer'),
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
    
    /**
     * Prepare a sealed match of Kryt'-navalivat'
     *
     * Agree on a match, and bind the server to its secret before anybody opens what the seats put in.
     */
    public prepareTable<ThrowOnError extends boolean = true>(parameters: KrytTablePrepareRequest, options?: Options<never, ThrowOnError>) {
        const params = buildClientParams([parameters], [{ args: [
                    { in: 'body', key: 'players' },
                    { in: 'body', key: 'variant' },
                    { in: 'body', key: 'options' },
                    { in: 'body', key: 'dealer' },
                    { in: 'body', key: 'locks' },
                    { in: 'body', key: 'commitments' }
                ] }]);
        return (options?.client ?? this.client).post<KrytNavalivatPrepareTableResponses, KrytNavalivatPrepareTableErrors, ThrowOnError, 'data'>({
            responseStyle: 'data',
            responseValidator: answering('TablePrepared'),
            url: '/v1/games/kryt-navalivat/tables/prepare',
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
     * Start a sealed match of Kryt'-navalivat'
     *
     * Deal the first deal of a sealed match, and issue the keys of seats that made none.
     */
    public startTable<ThrowOnError extends boolean = true>(parameters?: KrytTableStartRequest, options?: Options<never, ThrowOnError>) {
        const params = buildClientParams([parameters], [{ args: [
                    { in: 'body', key: 'players' },
                    { in: 'body', key: 'variant' },
                    { in: 'body', key: 'options' },
                    { in: 'body', key: 'dealer' },
                    { in: 'body', key: 'locks' },
                    { in: 'body', key: 'token' },
                    { in: 'body', key: 'openings' }
                ] }]);
        return (options?.client ?? this.client).post<KrytNavalivatStartTableResponses, KrytNavalivatStartTableErrors, ThrowOnError, 'data'>({
            responseStyle: 'data',
            responseValidator: answering('KrytTableStarted'),
            url: '/v1/games/kryt-navalivat/tables/start',
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
     * Play a move on a sealed table of Kryt'-navalivat'
     *
     * Play one move of the seat whose key is sent: all of its actions, or none.
     */
    public playTable<ThrowOnError extends boolean = true>(parameters: KrytTablePlayRequest & { key: string }, options?: Options<never, ThrowOnError>) {
        const params = buildClientParams([parameters], [{ args: [
                    { in: 'body', key: 'token' },
                    { in: 'body', key: 'actions' },
                    { in: 'body', key: 'last_seen' }
                ] }]);
        return (options?.client ?? this.client).post<KrytNavalivatPlayTableResponses, KrytNavalivatPlayTableErrors, ThrowOnError, 'data'>({
            responseStyle: 'data',
            responseValidator: answering('KrytTable'),
            security: [{ scheme: 'bearer', type: 'http' }],
            auth: parameters.key,
            url: '/v1/games/kryt-navalivat/tables/play',
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
     * See a sealed table of Kryt'-navalivat'
     *
     * See a table as the seat whose key is sent, or without a key as spectators do.
     */
    public viewTable<ThrowOnError extends boolean = true>(parameters: TableRequest & { key?: string }, options?: Options<never, ThrowOnError>) {
        const params = buildClientParams([parameters], [{ args: [{ in: 'body', key: 'token' }, { in: 'body', key: 'last_seen' }] }]);
        return (options?.client ?? this.client).post<KrytNavalivatViewTableResponses, KrytNavalivatViewTableErrors, ThrowOnError, 'data'>({
            responseStyle: 'data',
            responseValidator: answering('KrytTable'),
            security: [{ scheme: 'bearer', type: 'http' }],
            auth: parameters.key,
            url: '/v1/games/kryt-navalivat/tables/view',
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
     * Close a sealed match of Kryt'-navalivat'
     *
     * Close the match for the seat whose key is sent; once all have, it is over and can be revealed.
     */
    public closeTable<ThrowOnError extends boolean = true>(parameters: TableRequest & { key: string }, options?: Options<never, ThrowOnError>) {
        const params = buildClientParams([parameters], [{ args: [{ in: 'body', key: 'token' }, { in: 'body', key: 'last_seen' }] }]);
        return (options?.client ?? this.client).post<KrytNavalivatCloseTableResponses, KrytNavalivatCloseTableErrors, ThrowOnError, 'data'>({
            responseStyle: 'data',
            responseValidator: answering('KrytTable'),
            security: [{ scheme: 'bearer', type: 'http' }],
            auth: parameters.key,
            url: '/v1/games/kryt-navalivat/tables/close',
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
     * Reveal a sealed match of Kryt'-navalivat'
     *
     * Show all that was hidden in a match that every seat has closed.
     */
    public revealTable<ThrowOnError extends boolean = true>(parameters: TableRequest, options?: Options<never, ThrowOnError>) {
        const params = buildClientParams([parameters], [{ args: [{ in: 'body', key: 'token' }, { in: 'body', key: 'last_seen' }] }]);
        return (options?.client ?? this.client).post<KrytNavalivatRevealTableResponses, KrytNavalivatRevealTableErrors, ThrowOnError, 'data'>({
            responseStyle: 'data',
            responseValidator: answering('KrytTableReveal'),
            url: '/v1/games/kryt-navalivat/tables/reveal',
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
     * Compute what follows from a reveal of Kryt'-navalivat'
     *
     * Compute what follows from a reveal, to be compared with what was told while the match was played.
     */
    public verifyFairness<ThrowOnError extends boolean = true>(parameters: KrytFairnessRequest, options?: Options<never, ThrowOnError>) {
        const params = buildClientParams([parameters], [{ args: [
                    { in: 'body', key: 'match' },
                    { in: 'body', key: 'record' },
                    { in: 'body', key: 'secret' },
                    { in: 'body', key: 'openings' },
                    { in: 'body', key: 'deals' },
                    { in: 'body', key: 'moves' }
                ] }]);
        return (options?.client ?? this.client).post<KrytNavalivatVerifyFairnessResponses, KrytNavalivatVerifyFairnessErrors, ThrowOnError, 'data'>({
            responseStyle: 'data',
            responseValidator: answering('FairnessAnswer'),
            url: '/v1/games/kryt-navalivat/fairness/verify',
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
            responseValidator: answering('NapCatalogue'),
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
            responseValidator: answering('NapPosition'),
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
            responseValidator: answering('NapPosition'),
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
            responseValidator: answering('NapPosition'),
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
            responseValidator: answering('NapViewAnswer'),
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
            responseValidator: answering('NapReplayPosition'),
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
            responseValidator: answering('NapBatchAnswer'),
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
    
    /**
     * Prepare a sealed match of Nap
     *
     * Agree on a match, and bind the server to its secret before anybody opens what the seats put in.
     */
    public prepareTable<ThrowOnError extends boolean = true>(parameters: NapTablePrepareRequest, options?: Options<never, ThrowOnError>) {
        const params = buildClientParams([parameters], [{ args: [
                    { in: 'body', key: 'players' },
                    { in: 'body', key: 'variant' },
                    { in: 'body', key: 'options' },
                    { in: 'body', key: 'dealer' },
                    { in: 'body', key: 'locks' },
                    { in: 'body', key: 'commitments' }
                ] }]);
        return (options?.client ?? this.client).post<NapPrepareTableResponses, NapPrepareTableErrors, ThrowOnError, 'data'>({
            responseStyle: 'data',
            responseValidator: answering('TablePrepared'),
            url: '/v1/games/nap/tables/prepare',
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
     * Start a sealed match of Nap
     *
     * Deal the first deal of a sealed match, and issue the keys of seats that made none.
     */
    public startTable<ThrowOnError extends boolean = true>(parameters?: NapTableStartRequest, options?: Options<never, ThrowOnError>) {
        const params = buildClientParams([parameters], [{ args: [
                    { in: 'body', key: 'players' },
                    { in: 'body', key: 'variant' },
                    { in: 'body', key: 'options' },
                    { in: 'body', key: 'dealer' },
                    { in: 'body', key: 'locks' },
                    { in: 'body', key: 'token' },
                    { in: 'body', key: 'openings' }
                ] }]);
        return (options?.client ?? this.client).post<NapStartTableResponses, NapStartTableErrors, ThrowOnError, 'data'>({
            responseStyle: 'data',
            responseValidator: answering('NapTableStarted'),
            url: '/v1/games/nap/tables/start',
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
     * Play a move on a sealed table of Nap
     *
     * Play one move of the seat whose key is sent: all of its actions, or none.
     */
    public playTable<ThrowOnError extends boolean = true>(parameters: NapTablePlayRequest & { key: string }, options?: Options<never, ThrowOnError>) {
        const params = buildClientParams([parameters], [{ args: [
                    { in: 'body', key: 'token' },
                    { in: 'body', key: 'actions' },
                    { in: 'body', key: 'last_seen' }
                ] }]);
        return (options?.client ?? this.client).post<NapPlayTableResponses, NapPlayTableErrors, ThrowOnError, 'data'>({
            responseStyle: 'data',
            responseValidator: answering('NapTable'),
            security: [{ scheme: 'bearer', type: 'http' }],
            auth: parameters.key,
            url: '/v1/games/nap/tables/play',
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
     * See a sealed table of Nap
     *
     * See a table as the seat whose key is sent, or without a key as spectators do.
     */
    public viewTable<ThrowOnError extends boolean = true>(parameters: TableRequest & { key?: string }, options?: Options<never, ThrowOnError>) {
        const params = buildClientParams([parameters], [{ args: [{ in: 'body', key: 'token' }, { in: 'body', key: 'last_seen' }] }]);
        return (options?.client ?? this.client).post<NapViewTableResponses, NapViewTableErrors, ThrowOnError, 'data'>({
            responseStyle: 'data',
            responseValidator: answering('NapTable'),
            security: [{ scheme: 'bearer', type: 'http' }],
            auth: parameters.key,
            url: '/v1/games/nap/tables/view',
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
     * Close a sealed match of Nap
     *
     * Close the match for the seat whose key is sent; once all have, it is over and can be revealed.
     */
    public closeTable<ThrowOnError extends boolean = true>(parameters: TableRequest & { key: string }, options?: Options<never, ThrowOnError>) {
        const params = buildClientParams([parameters], [{ args: [{ in: 'body', key: 'token' }, { in: 'body', key: 'last_seen' }] }]);
        return (options?.client ?? this.client).post<NapCloseTableResponses, NapCloseTableErrors, ThrowOnError, 'data'>({
            responseStyle: 'data',
            responseValidator: answering('NapTable'),
            security: [{ scheme: 'bearer', type: 'http' }],
            auth: parameters.key,
            url: '/v1/games/nap/tables/close',
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
     * Reveal a sealed match of Nap
     *
     * Show all that was hidden in a match that every seat has closed.
     */
    public revealTable<ThrowOnError extends boolean = true>(parameters: TableRequest, options?: Options<never, ThrowOnError>) {
        const params = buildClientParams([parameters], [{ args: [{ in: 'body', key: 'token' }, { in: 'body', key: 'last_seen' }] }]);
        return (options?.client ?? this.client).post<NapRevealTableResponses, NapRevealTableErrors, ThrowOnError, 'data'>({
            responseStyle: 'data',
            responseValidator: answering('NapTableReveal'),
            url: '/v1/games/nap/tables/reveal',
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
     * Compute what follows from a reveal of Nap
     *
     * Compute what follows from a reveal, to be compared with what was told while the match was played.
     */
    public verifyFairness<ThrowOnError extends boolean = true>(parameters: NapFairnessRequest, options?: Options<never, ThrowOnError>) {
        const params = buildClientParams([parameters], [{ args: [
                    { in: 'body', key: 'match' },
                    { in: 'body', key: 'record' },
                    { in: 'body', key: 'secret' },
                    { in: 'body', key: 'openings' },
                    { in: 'body', key: 'deals' },
                    { in: 'body', key: 'moves' }
                ] }]);
        return (options?.client ?? this.client).post<NapVerifyFairnessResponses, NapVerifyFairnessErrors, ThrowOnError, 'data'>({
            responseStyle: 'data',
            responseValidator: answering('FairnessAnswer'),
            url: '/v1/games/nap/fairness/verify',
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
            responseValidator: answering('ChorVoliCatalogue'),
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
            responseValidator: answering('ChorVoliPosition'),
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
            responseValidator: answering('ChorVoliPosition'),
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
            responseValidator: answering('ChorVoliPosition'),
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
            responseValidator: answering('ChorVoliViewAnswer'),
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
            responseValidator: answering('ChorVoliReplayPosition'),
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
            responseValidator: answering('ChorVoliBatchAnswer'),
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
            responseValidator: answering('ChorVoliCombinationsAnswer'),
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
    
    /**
     * Prepare a sealed match of Chor Voli
     *
     * Agree on a match, and bind the server to its secret before anybody opens what the seats put in.
     */
    public prepareTable<ThrowOnError extends boolean = true>(parameters: ChorVoliTablePrepareRequest, options?: Options<never, ThrowOnError>) {
        const params = buildClientParams([parameters], [{ args: [
                    { in: 'body', key: 'players' },
                    { in: 'body', key: 'variant' },
                    { in: 'body', key: 'options' },
                    { in: 'body', key: 'dealer' },
                    { in: 'body', key: 'locks' },
                    { in: 'body', key: 'commitments' }
                ] }]);
        return (options?.client ?? this.client).post<ChorVoliPrepareTableResponses, ChorVoliPrepareTableErrors, ThrowOnError, 'data'>({
            responseStyle: 'data',
            responseValidator: answering('TablePrepared'),
            url: '/v1/games/chor-voli/tables/prepare',
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
     * Start a sealed match of Chor Voli
     *
     * Deal the first deal of a sealed match, and issue the keys of seats that made none.
     */
    public startTable<ThrowOnError extends boolean = true>(parameters?: ChorVoliTableStartRequest, options?: Options<never, ThrowOnError>) {
        const params = buildClientParams([parameters], [{ args: [
                    { in: 'body', key: 'players' },
                    { in: 'body', key: 'variant' },
                    { in: 'body', key: 'options' },
                    { in: 'body', key: 'dealer' },
                    { in: 'body', key: 'locks' },
                    { in: 'body', key: 'token' },
                    { in: 'body', key: 'openings' }
                ] }]);
        return (options?.client ?? this.client).post<ChorVoliStartTableResponses, ChorVoliStartTableErrors, ThrowOnError, 'data'>({
            responseStyle: 'data',
            responseValidator: answering('ChorVoliTableStarted'),
            url: '/v1/games/chor-voli/tables/start',
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
     * Play a move on a sealed table of Chor Voli
     *
     * Play one move of the seat whose key is sent: all of its actions, or none.
     */
    public playTable<ThrowOnError extends boolean = true>(parameters: ChorVoliTablePlayRequest & { key: string }, options?: Options<never, ThrowOnError>) {
        const params = buildClientParams([parameters], [{ args: [
                    { in: 'body', key: 'token' },
                    { in: 'body', key: 'actions' },
                    { in: 'body', key: 'last_seen' }
                ] }]);
        return (options?.client ?? this.client).post<ChorVoliPlayTableResponses, ChorVoliPlayTableErrors, ThrowOnError, 'data'>({
            responseStyle: 'data',
            responseValidator: answering('ChorVoliTable'),
            security: [{ scheme: 'bearer', type: 'http' }],
            auth: parameters.key,
            url: '/v1/games/chor-voli/tables/play',
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
     * See a sealed table of Chor Voli
     *
     * See a table as the seat whose key is sent, or without a key as spectators do.
     */
    public viewTable<ThrowOnError extends boolean = true>(parameters: TableRequest & { key?: string }, options?: Options<never, ThrowOnError>) {
        const params = buildClientParams([parameters], [{ args: [{ in: 'body', key: 'token' }, { in: 'body', key: 'last_seen' }] }]);
        return (options?.client ?? this.client).post<ChorVoliViewTableResponses, ChorVoliViewTableErrors, ThrowOnError, 'data'>({
            responseStyle: 'data',
            responseValidator: answering('ChorVoliTable'),
            security: [{ scheme: 'bearer', type: 'http' }],
            auth: parameters.key,
            url: '/v1/games/chor-voli/tables/view',
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
     * Close a sealed match of Chor Voli
     *
     * Close the match for the seat whose key is sent; once all have, it is over and can be revealed.
     */
    public closeTable<ThrowOnError extends boolean = true>(parameters: TableRequest & { key: string }, options?: Options<never, ThrowOnError>) {
        const params = buildClientParams([parameters], [{ args: [{ in: 'body', key: 'token' }, { in: 'body', key: 'last_seen' }] }]);
        return (options?.client ?? this.client).post<ChorVoliCloseTableResponses, ChorVoliCloseTableErrors, ThrowOnError, 'data'>({
            responseStyle: 'data',
            responseValidator: answering('ChorVoliTable'),
            security: [{ scheme: 'bearer', type: 'http' }],
            auth: parameters.key,
            url: '/v1/games/chor-voli/tables/close',
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
     * Reveal a sealed match of Chor Voli
     *
     * Show all that was hidden in a match that every seat has closed.
     */
    public revealTable<ThrowOnError extends boolean = true>(parameters: TableRequest, options?: Options<never, ThrowOnError>) {
        const params = buildClientParams([parameters], [{ args: [{ in: 'body', key: 'token' }, { in: 'body', key: 'last_seen' }] }]);
        return (options?.client ?? this.client).post<ChorVoliRevealTableResponses, ChorVoliRevealTableErrors, ThrowOnError, 'data'>({
            responseStyle: 'data',
            responseValidator: answering('ChorVoliTableReveal'),
            url: '/v1/games/chor-voli/tables/reveal',
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
     * Compute what follows from a reveal of Chor Voli
     *
     * Compute what follows from a reveal, to be compared with what was told while the match was played.
     */
    public verifyFairness<ThrowOnError extends boolean = true>(parameters: ChorVoliFairnessRequest, options?: Options<never, ThrowOnError>) {
        const params = buildClientParams([parameters], [{ args: [
                    { in: 'body', key: 'match' },
                    { in: 'body', key: 'record' },
                    { in: 'body', key: 'secret' },
                    { in: 'body', key: 'openings' },
                    { in: 'body', key: 'deals' },
                    { in: 'body', key: 'moves' }
                ] }]);
        return (options?.client ?? this.client).post<ChorVoliVerifyFairnessResponses, ChorVoliVerifyFairnessErrors, ThrowOnError, 'data'>({
            responseStyle: 'data',
            responseValidator: answering('FairnessAnswer'),
            url: '/v1/games/chor-voli/fairness/verify',
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
