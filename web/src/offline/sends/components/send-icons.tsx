import IconCheck from '@tabler/icons-react/dist/esm/icons/IconCheck.mjs';
import IconClipboardCheck from '@tabler/icons-react/dist/esm/icons/IconClipboardCheck.mjs';
import IconFileText from '@tabler/icons-react/dist/esm/icons/IconFileText.mjs';
import IconGauge from '@tabler/icons-react/dist/esm/icons/IconGauge.mjs';
import IconMessageCircle from '@tabler/icons-react/dist/esm/icons/IconMessageCircle.mjs';
import IconPlayerPauseFilled from '@tabler/icons-react/dist/esm/icons/IconPlayerPauseFilled.mjs';
import IconPlayerPlayFilled from '@tabler/icons-react/dist/esm/icons/IconPlayerPlayFilled.mjs';
import IconRulerMeasure from '@tabler/icons-react/dist/esm/icons/IconRulerMeasure.mjs';
import type { ReactNode } from 'react';
import type { What } from '../row.ts';

const icons: Record<What, ReactNode> = {
  start: <IconPlayerPlayFilled aria-hidden />,
  resume: <IconPlayerPlayFilled aria-hidden />,
  pause: <IconPlayerPauseFilled aria-hidden />,
  stop: <IconCheck aria-hidden />,
  finish: <IconCheck aria-hidden />,
  comment: <IconMessageCircle aria-hidden />,
  void: <IconMessageCircle aria-hidden />,
  record: <IconRulerMeasure aria-hidden />,
  file: <IconFileText aria-hidden />,
  tyreFile: <IconFileText aria-hidden />,
  gauging: <IconGauge aria-hidden />,
  calibration: <IconGauge aria-hidden />,
  count: <IconClipboardCheck aria-hidden />,
};

/** The picture of what a send does. */
export const iconOf = (what: What): ReactNode => icons[what];
