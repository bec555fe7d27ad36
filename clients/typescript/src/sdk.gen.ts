// Generated from the OpenAPI document by scripts/generate-clients.

import { client } from './client.gen.js';
import type { Client, Options as Options2, TDataShape } from './client/index.js';
import type { ChorVoliBatchData, ChorVoliBatchErrors, ChorVoliBatchResponses, ChorVoliCatalogueData, ChorVoliCatalogueErrors, ChorVoliCatalogueResponses, ChorVoliCombinationsData, ChorVoliCombinationsErrors, ChorVoliCombinationsResponses, ChorVoliPlayData, ChorVoliPlayErrors, ChorVoliPlayResponses, ChorVoliPositionData, ChorVoliPositionErrors, ChorVoliPositionResponses, ChorVoliReplayData, ChorVoliReplayErrors, ChorVoliReplayResponses, ChorVoliStartData, ChorVoliStartErrors, ChorVoliStartResponses, ChorVoliViewData, ChorVoliViewErrors, ChorVoliViewResponses, KrytNavalivatBatchData, KrytNavalivatBatchErrors, KrytNavalivatBatchResponses, KrytNavalivatCatalogueData, KrytNavalivatCatalogueErrors, KrytNavalivatCatalogueResponses, KrytNavalivatPlayData, KrytNavalivatPlayErrors, KrytNavalivatPlayResponses, KrytNavalivatPositionData, KrytNavalivatPositionErrors, KrytNavalivatPositionResponses, KrytNavalivatReplayData, KrytNavalivatReplayErrors, KrytNavalivatReplayResponses, KrytNavalivatStartData, KrytNavalivatStartErrors, KrytNavalivatStartResponses, KrytNavalivatViewData, KrytNavalivatViewErrors, KrytNavalivatViewResponses, NapBatchData, NapBatchErrors, NapBatchResponses, NapCatalogueData, NapCatalogueErrors, NapCatalogueResponses, NapPlayData, NapPlayErrors, NapPlayResponses, NapPositionData, NapPositionErrors, NapPositionResponses, NapReplayData, NapReplayErrors, NapReplayResponses, NapStartData, NapStartErrors, NapStartResponses, NapViewData, NapViewErrors, NapViewResponses, ServiceAboutData, ServiceAboutErrors, ServiceAboutResponses, ServiceGamesData, ServiceGamesErrors, ServiceGamesResponses, ServiceHealthData, ServiceHealthErrors, ServiceHealthResponses } from './types.gen.js';

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
            throw new Error(`No SDK client found. Create one with "new Croupier()" to fix this error.`);
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
    public about<ThrowOnError extends boolean = false>(options?: Options<ServiceAboutData, ThrowOnError>) {
        return (options?.client ?? this.client).get<ServiceAboutResponses, ServiceAboutErrors, ThrowOnError>({ url: '/v1', ...options });
    }
    
    /**
     * List the games
     *
     * Each game in short: names, numbers of players, direction of play, variants.
     */
    public games<ThrowOnError extends boolean = false>(options?: Options<ServiceGamesData, ThrowOnError>) {
        return (options?.client ?? this.client).get<ServiceGamesResponses, ServiceGamesErrors, ThrowOnError>({ url: '/v1/games', ...options });
    }
    
    /**
     * Tell that the service answers
     *
     * For whoever watches over the process; it depends on nothing else.
     */
    public health<ThrowOnError extends boolean = false>(options?: Options<ServiceHealthData, ThrowOnError>) {
        return (options?.client ?? this.client).get<ServiceHealthResponses, ServiceHealthErrors, ThrowOnError>({ url: '/health', ...options });
    }
}

export class KrytNavalivat extends HeyApiClient {
    /**
     * Tell the variants, options and rules of Kryt'-navalivat'
     *
     * Everything that a frontend can know before a match: named variants with all their options, each with its bounds and its rule, and every rule that can be broken, with its sentence and source.
     */
    public catalogue<ThrowOnError extends boolean = false>(options?: Options<KrytNavalivatCatalogueData, ThrowOnError>) {
        return (options?.client ?? this.client).get<KrytNavalivatCatalogueResponses, KrytNavalivatCatalogueErrors, ThrowOnError>({ url: '/v1/games/kryt-navalivat', ...options });
    }
    
    /**
     * Start a match of Kryt'-navalivat'
     *
     * Deal the first deal of a match.
     */
    public start<ThrowOnError extends boolean = false>(options: Options<KrytNavalivatStartData, ThrowOnError>) {
        return (options.client ?? this.client).post<KrytNavalivatStartResponses, KrytNavalivatStartErrors, ThrowOnError>({
            url: '/v1/games/kryt-navalivat/start',
            ...options,
            headers: {
                'Content-Type': 'application/json',
                ...options.headers
            }
        });
    }
    
    /**
     * Play actions of Kryt'-navalivat'
     *
     * Play actions in order, all or none.
     */
    public play<ThrowOnError extends boolean = false>(options: Options<KrytNavalivatPlayData, ThrowOnError>) {
        return (options.client ?? this.client).post<KrytNavalivatPlayResponses, KrytNavalivatPlayErrors, ThrowOnError>({
            url: '/v1/games/kryt-navalivat/play',
            ...options,
            headers: {
                'Content-Type': 'application/json',
                ...options.headers
            }
        });
    }
    
    /**
     * Look at a state of Kryt'-navalivat'
     *
     * Look at a state as it stands.
     */
    public position<ThrowOnError extends boolean = false>(options: Options<KrytNavalivatPositionData, ThrowOnError>) {
        return (options.client ?? this.client).post<KrytNavalivatPositionResponses, KrytNavalivatPositionErrors, ThrowOnError>({
            url: '/v1/games/kryt-navalivat/position',
            ...options,
            headers: {
                'Content-Type': 'application/json',
                ...options.headers
            }
        });
    }
    
    /**
     * See a state of Kryt'-navalivat' as a seat or a spectator may
     *
     * Look at a state through the eyes of a seat or a spectator.
     */
    public view<ThrowOnError extends boolean = false>(options: Options<KrytNavalivatViewData, ThrowOnError>) {
        return (options.client ?? this.client).post<KrytNavalivatViewResponses, KrytNavalivatViewErrors, ThrowOnError>({
            url: '/v1/games/kryt-navalivat/view',
            ...options,
            headers: {
                'Content-Type': 'application/json',
                ...options.headers
            }
        });
    }
    
    /**
     * Replay a match of Kryt'-navalivat' from its start
     *
     * Play a match from its start.
     */
    public replay<ThrowOnError extends boolean = false>(options: Options<KrytNavalivatReplayData, ThrowOnError>) {
        return (options.client ?? this.client).post<KrytNavalivatReplayResponses, KrytNavalivatReplayErrors, ThrowOnError>({
            url: '/v1/games/kryt-navalivat/replay',
            ...options,
            headers: {
                'Content-Type': 'application/json',
                ...options.headers
            }
        });
    }
    
    /**
     * Play on many states of Kryt'-navalivat' at once
     *
     * Play on many states at once; a refused item does not hold up the others.
     */
    public batch<ThrowOnError extends boolean = false>(options: Options<KrytNavalivatBatchData, ThrowOnError>) {
        return (options.client ?? this.client).post<KrytNavalivatBatchResponses, KrytNavalivatBatchErrors, ThrowOnError>({
            url: '/v1/games/kryt-navalivat/batch',
            ...options,
            headers: {
                'Content-Type': 'application/json',
                ...options.headers
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
    public catalogue<ThrowOnError extends boolean = false>(options?: Options<NapCatalogueData, ThrowOnError>) {
        return (options?.client ?? this.client).get<NapCatalogueResponses, NapCatalogueErrors, ThrowOnError>({ url: '/v1/games/nap', ...options });
    }
    
    /**
     * Start a match of Nap
     *
     * Deal the first deal of a match.
     */
    public start<ThrowOnError extends boolean = false>(options: Options<NapStartData, ThrowOnError>) {
        return (options.client ?? this.client).post<NapStartResponses, NapStartErrors, ThrowOnError>({
            url: '/v1/games/nap/start',
            ...options,
            headers: {
                'Content-Type': 'application/json',
                ...options.headers
            }
        });
    }
    
    /**
     * Play actions of Nap
     *
     * Play actions in order, all or none.
     */
    public play<ThrowOnError extends boolean = false>(options: Options<NapPlayData, ThrowOnError>) {
        return (options.client ?? this.client).post<NapPlayResponses, NapPlayErrors, ThrowOnError>({
            url: '/v1/games/nap/play',
            ...options,
            headers: {
                'Content-Type': 'application/json',
                ...options.headers
            }
        });
    }
    
    /**
     * Look at a state of Nap
     *
     * Look at a state as it stands.
     */
    public position<ThrowOnError extends boolean = false>(options: Options<NapPositionData, ThrowOnError>) {
        return (options.client ?? this.client).post<NapPositionResponses, NapPositionErrors, ThrowOnError>({
            url: '/v1/games/nap/position',
            ...options,
            headers: {
                'Content-Type': 'application/json',
                ...options.headers
            }
        });
    }
    
    /**
     * See a state of Nap as a seat or a spectator may
     *
     * Look at a state through the eyes of a seat or a spectator.
     */
    public view<ThrowOnError extends boolean = false>(options: Options<NapViewData, ThrowOnError>) {
        return (options.client ?? this.client).post<NapViewResponses, NapViewErrors, ThrowOnError>({
            url: '/v1/games/nap/view',
            ...options,
            headers: {
                'Content-Type': 'application/json',
                ...options.headers
            }
        });
    }
    
    /**
     * Replay a match of Nap from its start
     *
     * Play a match from its start.
     */
    public replay<ThrowOnError extends boolean = false>(options: Options<NapReplayData, ThrowOnError>) {
        return (options.client ?? this.client).post<NapReplayResponses, NapReplayErrors, ThrowOnError>({
            url: '/v1/games/nap/replay',
            ...options,
            headers: {
                'Content-Type': 'application/json',
                ...options.headers
            }
        });
    }
    
    /**
     * Play on many states of Nap at once
     *
     * Play on many states at once; a refused item does not hold up the others.
     */
    public batch<ThrowOnError extends boolean = false>(options: Options<NapBatchData, ThrowOnError>) {
        return (options.client ?? this.client).post<NapBatchResponses, NapBatchErrors, ThrowOnError>({
            url: '/v1/games/nap/batch',
            ...options,
            headers: {
                'Content-Type': 'application/json',
                ...options.headers
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
    public catalogue<ThrowOnError extends boolean = false>(options?: Options<ChorVoliCatalogueData, ThrowOnError>) {
        return (options?.client ?? this.client).get<ChorVoliCatalogueResponses, ChorVoliCatalogueErrors, ThrowOnError>({ url: '/v1/games/chor-voli', ...options });
    }
    
    /**
     * Start a match of Chor Voli
     *
     * Deal the first deal of a match.
     */
    public start<ThrowOnError extends boolean = false>(options: Options<ChorVoliStartData, ThrowOnError>) {
        return (options.client ?? this.client).post<ChorVoliStartResponses, ChorVoliStartErrors, ThrowOnError>({
            url: '/v1/games/chor-voli/start',
            ...options,
            headers: {
                'Content-Type': 'application/json',
                ...options.headers
            }
        });
    }
    
    /**
     * Play actions of Chor Voli
     *
     * Play actions in order, all or none.
     */
    public play<ThrowOnError extends boolean = false>(options: Options<ChorVoliPlayData, ThrowOnError>) {
        return (options.client ?? this.client).post<ChorVoliPlayResponses, ChorVoliPlayErrors, ThrowOnError>({
            url: '/v1/games/chor-voli/play',
            ...options,
            headers: {
                'Content-Type': 'application/json',
                ...options.headers
            }
        });
    }
    
    /**
     * Look at a state of Chor Voli
     *
     * Look at a state as it stands.
     */
    public position<ThrowOnError extends boolean = false>(options: Options<ChorVoliPositionData, ThrowOnError>) {
        return (options.client ?? this.client).post<ChorVoliPositionResponses, ChorVoliPositionErrors, ThrowOnError>({
            url: '/v1/games/chor-voli/position',
            ...options,
            headers: {
                'Content-Type': 'application/json',
                ...options.headers
            }
        });
    }
    
    /**
     * See a state of Chor Voli as a seat or a spectator may
     *
     * Look at a state through the eyes of a seat or a spectator.
     */
    public view<ThrowOnError extends boolean = false>(options: Options<ChorVoliViewData, ThrowOnError>) {
        return (options.client ?? this.client).post<ChorVoliViewResponses, ChorVoliViewErrors, ThrowOnError>({
            url: '/v1/games/chor-voli/view',
            ...options,
            headers: {
                'Content-Type': 'application/json',
                ...options.headers
            }
        });
    }
    
    /**
     * Replay a match of Chor Voli from its start
     *
     * Play a match from its start.
     */
    public replay<ThrowOnError extends boolean = false>(options: Options<ChorVoliReplayData, ThrowOnError>) {
        return (options.client ?? this.client).post<ChorVoliReplayResponses, ChorVoliReplayErrors, ThrowOnError>({
            url: '/v1/games/chor-voli/replay',
            ...options,
            headers: {
                'Content-Type': 'application/json',
                ...options.headers
            }
        });
    }
    
    /**
     * Play on many states of Chor Voli at once
     *
     * Play on many states at once; a refused item does not hold up the others.
     */
    public batch<ThrowOnError extends boolean = false>(options: Options<ChorVoliBatchData, ThrowOnError>) {
        return (options.client ?? this.client).post<ChorVoliBatchResponses, ChorVoliBatchErrors, ThrowOnError>({
            url: '/v1/games/chor-voli/batch',
            ...options,
            headers: {
                'Content-Type': 'application/json',
                ...options.headers
            }
        });
    }
    
    /**
     * Find the combinations and the best arrangements of a hand
     *
     * Rank out all combinations of a hand, and find its best arrangements.
     *
     * `best_from_last` is best at the last showdown, then at the one before, up to the first; `most_even` has the least drop from its first combination to its last, since later showdowns are worth as much as the first or more. Both are exact.
     */
    public combinations<ThrowOnError extends boolean = false>(options: Options<ChorVoliCombinationsData, ThrowOnError>) {
        return (options.client ?? this.client).post<ChorVoliCombinationsResponses, ChorVoliCombinationsErrors, ThrowOnError>({
            url: '/v1/games/chor-voli/combinations',
            ...options,
            headers: {
                'Content-Type': 'application/json',
                ...options.headers
            }
        });
    }
}

export class Croupier extends HeyApiClient {
    public static readonly __registry = new HeyApiRegistry<Croupier>();
    
    constructor(args?: {
        client?: Client;
        key?: string;
    }) {
        super(args);
        Croupier.__registry.set(this, args?.key);
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
