// The engine's own tests (web/src/tests) in each browser. The runner of wasm-bindgen serves the page of the
// tests; the browser is driven from here, so that no driver's limit of time decides whether they pass.
import { expect } from '@playwright/test';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';
import { test } from './browsers';

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}

test('the engine passes its own tests', async ({ page }) => {
  const module = process.env['ENGINE_TESTS'];
  if (!module) throw new Error('ENGINE_TESTS does not name the module of the tests');
  const address = `127.0.0.1:${await freePort()}`;
  const runner = spawn('wasm-bindgen-test-runner', [module], {
    env: { ...process.env, NO_HEADLESS: '1', WASM_BINDGEN_TEST_ADDRESS: address },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  try {
    const served = new Promise<void>((resolve, reject) => {
      runner.stdout.on('data', (text) => String(text).includes(address) && resolve());
      runner.on('exit', (code) => reject(new Error(`the runner has ended: ${code}`)));
    });
    await served;
    await page.goto(`http://${address}/`);
    const told = (): Promise<string | null> => page.locator('#output').first().textContent();
    await expect.poll(told, { timeout: 0 }).toMatch(/test result: /);
    expect(await told()).toMatch(/test result: ok\. [1-9]\d* passed; 0 failed/);
  } finally {
    runner.kill();
  }
});
