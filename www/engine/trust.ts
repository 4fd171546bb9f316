// The only module that starts scripts from an address. The page's security policy takes such addresses only
// from the Trusted Types policy
// `app-worker` and allows no other policy; this module makes it and does not export it. It starts workers
// made of code that is loaded
// already, and the service worker beside the page.

/** As in the browser, which may be too old to know it. */
interface Policy {
  createScriptURL(address: string): string;
}
interface Factory {
  createPolicy(name: string, rules: Policy): Policy;
}

/** Exact addresses; each is in here only because a function below has put it there. */
const ours = new Set<string>();

const rules: Policy = {
  createScriptURL(address) {
    if (!ours.has(address)) throw new TypeError(`${address} is not to be started`);
    return address;
  },
};
const policy =
  (globalThis as { trustedTypes?: Factory }).trustedTypes?.createPolicy('app-worker', rules) ?? rules;

/** Whether the address would be taken: for tests. */
export const accept = (address: string): string => String(policy.createScriptURL(address));

/**
 * Starts a worker from code. It begins with the policy of the page, reaches nothing but the own origin, and
 * runs in a sandboxed frame as well, if an address of the server would be refused.
 */
export function startWorker(code: BlobPart, options: WorkerOptions = {}): Worker {
  const address = URL.createObjectURL(new Blob([code], { type: 'text/javascript' }));
  ours.add(address);
  try {
    return new Worker(policy.createScriptURL(address), options);
  } finally {
    ours.delete(address);
    // Some browsers begin to read a little later.
    setTimeout(() => URL.revokeObjectURL(address), 60_000);
  }
}

/**
 * Registers the service worker that lies beside the page; it is asked for at the server, never taken from the
 * browser's memory.
 */
export async function registerServiceWorker(): Promise<ServiceWorkerRegistration> {
  const address = new URL('sw.js', document.baseURI).href;
  ours.add(address);
  return navigator.serviceWorker.register(policy.createScriptURL(address), { updateViaCache: 'none' });
}
