// The relay that the owner of a site names for games over the internet: DOCKHAND_RELAY, an address with `wss://`, or
// `ws://` for one on this machine. Without it the page knows no relay, and nothing is sent.
import { Missing } from './shell.mjs';

/** Returns the address in a list, which is empty if there is none. */
export function relayAddress(env = process.env) {
  const text = env.DOCKHAND_RELAY?.trim();
  if (!text) return [];
  const url = URL.canParse(text) ? new URL(text) : null,
    isLocal = url?.protocol === 'ws:' && ['127.0.0.1', 'localhost', '[::1]'].includes(url.hostname);
  if (
    !url ||
    (url.protocol !== 'wss:' && !isLocal) ||
    url.username ||
    url.search ||
    url.hash ||
    /[\s;,']/.test(text)
  )
    throw new Missing(`DOCKHAND_RELAY has to be an address such as wss://relay.example.org, not "${text}".`);
  return [url.href.replace(/\/$/, '')];
}
