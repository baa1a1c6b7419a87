import { intake } from './pt/imports-intake.ts';
import { panel } from './pt/panel.ts';
import { dictionary } from './pt/panel-dictionary.ts';
import { monitor } from './pt/panel-monitor.ts';
import { saved } from './pt/panel-saved.ts';
import { scheduler } from './pt/panel-scheduler.ts';
import { scripts } from './pt/panel-scripts.ts';
import { security } from './pt/panel-security.ts';
import { tables } from './pt/panel-tables.ts';
import { trail } from './pt/panel-trail.ts';
import { person } from './pt/person.ts';
import { terminals } from './pt/terminal.ts';

/** Portuguese texts of the panel, by area; loaded with its pages only. */
export const portuguesePanel = {
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

export type PortuguesePanel = typeof portuguesePanel;
