import type { Config, ListenerPlace } from '../core/config.ts';
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
  const { panelListener } = config;
  say(`\nReady: ${addressAt(config)}`);
  if (panelListener !== null) say(`Panel: ${addressAt(panelListener)}/loginPainel, and nowhere else`);
  if (!demonstration) return;
  say('\nDemonstration company DEMO');
  for (const one of demoLogins) sayLogin(one);
  say('\nPanel, at /loginPainel');
  for (const one of demoPanelLogins) sayLogin(one);
  say('\nCtrl-C stops.');
}

/** What a browser of this machine opens. */
function addressAt({ host, port }: ListenerPlace): string {
  const local = ['0.0.0.0', '::', '127.0.0.1'].includes(host);
  return `http://${local ? 'localhost' : host}:${port}`;
}

function sayLogin({ login, digits, who }: { login: string; digits: string; who: string }): void {
  say(`  ${login.padEnd(5)} / ${digits.padEnd(6)} ${who}`);
}
