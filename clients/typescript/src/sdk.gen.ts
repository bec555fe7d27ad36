// Generated from the OpenAPI document by scripts/generate-clients.

import { client } from './client.gen.js';
import type { Client, Options as Options2, TDataShape } from './client/index.js';
import type { KrytNavalivatBatchData, KrytNavalivatBatchErrors, KrytNavalivatBatchResponses, KrytNavalivatCatalogueData, KrytNavalivatCatalogueErrors, KrytNavalivatCatalogueResponses, KrytNavalivatPlayData, KrytNavalivatPlayErrors, KrytNavalivatPlayResponses, KrytNavalivatPositionData, KrytNavalivatPositionErrors, KrytNavalivatPositionResponses, KrytNavalivatReplayData, KrytNavalivatReplayErrors, KrytNavalivatReplayResponses, KrytNavalivatStartData, KrytNavalivatStartErrors, KrytNavalivatStartResponses, KrytNavalivatViewData, KrytNavalivatViewErrors, KrytNavalivatViewResponses, ServiceAboutData, ServiceAboutErrors, ServiceAboutResponses, ServiceGamesData, ServiceGamesErrors, ServiceGamesResponses, ServiceHealthData, ServiceHealthErrors, ServiceHealthResponses } from './types.gen.js';

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
     * What the service is.
     */
    public about<ThrowOnError extends boolean = false>(options?: Options<ServiceAboutData, ThrowOnError>) {
        return (options?.client ?? this.client).get<ServiceAboutResponses, ServiceAboutErrors, ThrowOnError>({ url: '/v1', ...options });
    }
    
    /**
     * List the games
     *
     * The games on offer.
     */
    public games<ThrowOnError extends boolean = false>(options?: Options<ServiceGamesData, ThrowOnError>) {
        return (options?.client ?? this.client).get<ServiceGamesResponses, ServiceGamesErrors, ThrowOnError>({ url: '/v1/games', ...options });
    }
    
    /**
     * Tell that the service answers
     *
     * The service answers; it has nothing else that could fail.
     */
    public health<ThrowOnError extends boolean = false>(options?: Options<ServiceHealthData, ThrowOnError>) {
        return (options?.client ?? this.client).get<ServiceHealthResponses, ServiceHealthErrors, ThrowOnError>({ url: '/health', ...options });
    }
}

export class KrytNavalivat extends HeyApiClient {
    /**
     * Tell the variants, options and rules of Kryt'-navalivat'
     *
     * All that can be known of a game before it starts.
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
}
