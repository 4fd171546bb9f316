// The relay of this site.

/** From the build: the address of the relay of this site, or null. */
declare const __RELAY__: string | null;

declare global {
  /** The relay of a test, in builds for tests only. */
  var __testRelay: string | undefined;
}

/** The address of the relay that the owner of this site has named; null if there is none. */
export const relayAddress = (): string | null =>
  import.meta.env.MODE === 'test' ? (globalThis.__testRelay ?? null) : __RELAY__;

export const hasRelay = (): boolean => relayAddress() !== null;
