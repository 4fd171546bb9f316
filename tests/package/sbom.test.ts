// 6.2: the bill of materials says what of others is shipped, as the lock files have it.
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { billOfMaterials, terms } from '../../tools/lib/sbom.mjs';

interface Component { name: string; version: string; purl: string; licenses: { expression?: string; license?: { id: string } }[]; hashes: { alg: string; content: string }[] }
const bill = (page: boolean): { bomFormat: string; components: Component[] } => JSON.parse(billOfMaterials(process.env, page)) as never;

test('6.2: everything shipped is in the bill of materials, in the versions of the lock files, and nothing that only builds or tests it', () => {
  const { bomFormat, components } = bill(true);
  expect(bomFormat).toBe('CycloneDX');
  const names = components.map(({ name }) => name);
  const { dependencies } = JSON.parse(readFileSync('package.json', 'utf8')) as { dependencies: Record<string, string> };
  expect(names).toEqual(expect.arrayContaining([...Object.keys(dependencies), 'workbox-precaching', 'workbox-routing', 'wasm-bindgen', 'serde', 'rand_xoshiro']));
  for (const other of ['vitest', 'vite', 'typescript', 'wasm-bindgen-test', 'syn', 'serde_derive']) expect(names).not.toContain(other);
  const cargo = readFileSync('Cargo.lock', 'utf8'), npm = (JSON.parse(readFileSync('package-lock.json', 'utf8')) as { packages: Record<string, { version: string }> }).packages;
  for (const { name, version, purl, hashes: [hash] } of components) {
    if (purl.startsWith('pkg:cargo/')) expect(cargo).toContain(`name = "${name}"\nversion = "${version}"`);
    else expect(npm[`node_modules/${name}`]?.version).toBe(version);
    expect(hash?.content, name).toMatch(/^[\da-f]{64,128}$/);
  }
  expect(billOfMaterials(process.env, false)).not.toContain('pkg:npm/qr');
}, 60_000);

test('6.2: no licence in it asks more than to be named', () => {
  const mild = /^(MIT|Apache-2\.0|Unicode-3\.0|Unlicense|BSD-3-Clause|ISC|Zlib)$/;
  for (const { name, licenses: [licence] } of bill(true).components) {
    const terms = (licence?.expression ?? licence?.license?.id ?? '').replace(/[()]/g, '').split(/ AND /).map((any) => any.split(/ OR /));
    expect(terms.every((any) => any.some((one) => mild.test(one))), `${name}: ${JSON.stringify(licence)}`).toBe(true);
  }
}, 60_000);

test('6.2: the terms of everything shipped go with it, ours first', () => {
  const text = terms();
  expect(text).toMatch(/^Dockhand \(MIT OR Apache-2\.0\)\n\nMIT License/);
  for (const { name, version } of bill(true).components) expect(text).toContain(`\n${name} ${version} (`);
  expect(text.match(/Permission is hereby granted/g)?.length).toBeGreaterThan(5);
  expect(text).toContain('UNICODE LICENSE V3'); // unicode-ident has both
  expect(text).not.toContain(process.cwd());
  expect(terms(process.env, false)).not.toContain('workbox');
}, 60_000);
