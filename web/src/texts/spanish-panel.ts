import { intake } from './es/imports-intake.ts';
import { panel } from './es/panel.ts';
import { dictionary } from './es/panel-dictionary.ts';
import { monitor } from './es/panel-monitor.ts';
import { saved } from './es/panel-saved.ts';
import { scheduler } from './es/panel-scheduler.ts';
import { scripts } from './es/panel-scripts.ts';
import { security } from './es/panel-security.ts';
import { tables } from './es/panel-tables.ts';
import { trail } from './es/panel-trail.ts';
import { person } from './es/person.ts';
import { terminals } from './es/terminal.ts';
import type { PortuguesePanel } from './portuguese-panel.ts';
import type { Texts } from './types.ts';

/** Spanish texts of the panel. */
export const spanishPanel: Texts<PortuguesePanel> = {
  panel,
  saved,
  scheduler,
  dictionary,
  monitor,
  terminals,
  scripts,
  tables,
  intake,
  person,
  security,
  trail,
};
