// `npm run relay`: a relay on this machine, for trying out games over the internet (docs/relay.md).
//   DOCKHAND_RELAY=ws://127.0.0.1:9101 npm start   serves a page that uses it
import { inRoot, main, say } from './lib/shell.mjs';
import { ensureMosquitto, startRelay } from './lib/relay.mjs';

await main(async () => {
  await ensureMosquitto(process.env);
  const relay = await startRelay(inRoot('target', 'relay'));
  say(`The relay listens at ${relay.address}. Ctrl+C ends it.`);
  say(`Serve a page that uses it: DOCKHAND_RELAY=${relay.address} npm start`);
  process.on('SIGINT', () => void relay.stop());
  process.on('SIGTERM', () => void relay.stop());
  await relay.ended;
});
