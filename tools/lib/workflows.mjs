// Reads what GitHub runs for us: workflows, our own actions, Dependabot.
import { readdirSync, readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { inRoot } from './shell.mjs';

/**
 * @typedef {{ uses?: string, run?: string, with?: Record<string, unknown>, env?: Record<string, string> }} Step
 * @typedef {{ steps: Step[], permissions?: Record<string, string>, 'timeout-minutes'?: number, if?: string, needs?: string | string[] }} Job
 * @typedef {{ on: Record<string, unknown>, permissions?: Record<string, string>, jobs: Record<string, Job> }} Workflow
 */

/** @returns {string} */
const read = (file) => readFileSync(inRoot('.github', file), 'utf8');

/** @returns {[name: string, workflow: Workflow, text: string][]} */
export const workflows = () =>
  readdirSync(inRoot('.github', 'workflows')).map((name) => {
    const text = read(`workflows/${name}`);
    return [name, parse(text), text];
  });

/** @returns {[name: string, steps: Step[], text: string, inputs: Record<string, object>][]} */
export const ownActions = () =>
  readdirSync(inRoot('.github', 'actions')).map((name) => {
    const text = read(`actions/${name}/action.yml`);
    const { runs, inputs } = parse(text);
    return [name, runs.steps, text, inputs];
  });

/** @returns {{ 'package-ecosystem': string, directory?: string, directories?: string[] }[]} */
export const updates = () => parse(read('dependabot.yml')).updates;
