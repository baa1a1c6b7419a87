import type { Config } from '../core/config.ts';
import { demoLogins, demoPanelLogins } from './logins.ts';

const steps = 5;

/** One line for the person at the console. */
export function say(text: string): void {
  console.log(text);
}

/** Names the step under way: '3/5 Starting PostgreSQL'. */
export function step(number: number, text: string): void {
  say(`${number}/${steps} ${text}`);
}

/** Tells where the product is served and, in the demonstration, who can sign in. */
export function announceAddress(config: Config, demonstration: boolean): void {
  const shown = config.host === '0.0.0.0' || config.host === '::' ? 'localhost' : config.host;
  const host = shown === '127.0.0.1' ? 'localhost' : shown;
  say(`\nReady: http://${host}:${config.port}`);
  if (!demonstration) return;
  say('\nDemonstration company DEMO');
  for (const one of demoLogins) sayLogin(one);
  say('\nPanel, at /loginPainel');
  for (const one of demoPanelLogins) sayLogin(one);
  say('\nCtrl-C stops.');
}

function sayLogin({ login, digits, who }: { login: string; digits: string; who: string }): void {
  say(`  ${login.padEnd(5)} / ${digits.padEnd(6)} ${who}`);
}
