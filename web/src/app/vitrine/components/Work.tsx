import { useState } from 'react';
import { serverNow } from '../../../core/api/clock.ts';
import { Card } from '../../../core/components/Card.tsx';
import { CriticalityTag } from '../../../core/components/CriticalityTag.tsx';
import type { Level } from '../../../core/components/level.ts';
import { Plate } from '../../../core/components/Plate.tsx';
import { RunningWorkBar } from '../../../core/components/RunningWorkBar.tsx';
import { SlaBar } from '../../../core/components/SlaBar.tsx';
import { StateButton } from '../../../core/components/StateButton.tsx';
import { notify } from '../../../core/notices.ts';
import css from '../pages/ShowcasePage.module.css';
import { Part } from './Part.tsx';

const levels: readonly [Level, string | null][] = [
  [0, 'Imediata'],
  [1, 'Emergencial'],
  [2, 'Alta'],
  [3, 'Média'],
  [4, 'Leve'],
  ['preventive', 'Preventiva'],
  ['done', null],
];

/** Plates, tags, SLA, main buttons and the band of running work. */
export function Work() {
  const [now] = useState(serverNow);
  const ago = (minutes: number) => new Date(now - minutes * 60_000).toISOString();
  const say = () => notify.success('OK');
  return (
    <>
      <Part name="RunningWorkBar">
        <div className={css['full']}>
          <RunningWorkBar
            work={{
              nr_seq_os: 184502,
              nr_placa: 'RHT4B67',
              nr_frota: '4127',
              ds_conjunto: 'VAZAMENTO DE AR',
              ds_filial: null,
              dt_inicio: ago(47),
            }}
            onOpen={say}
            onPause={say}
            onFinish={say}
          />
        </div>
      </Part>
      <Part name="Plate">
        {(['s', 'm', 'l', 'xl'] as const).map((size) => (
          <Plate key={size} plate="RHT4B67" size={size} />
        ))}
        <Plate plate="DZK4821" />
        <Plate plate="EMP-014" />
      </Part>
      <Part name="CriticalityTag">
        {levels.map(([level, word]) => (
          <CriticalityTag key={level} level={level} word={word} />
        ))}
      </Part>
      <Part name="Card, SlaBar">
        <Card level={0} className={css['wide'] ?? ''}>
          <SlaBar from={ago(370)} hours="04:00" />
        </Card>
        <Card level={2} className={css['wide'] ?? ''}>
          <SlaBar from={ago(155)} hours="04:00" />
        </Card>
        <Card className={css['wide'] ?? ''}>
          <SlaBar from={ago(60)} hours="72:00" />
        </Card>
      </Part>
      <Part name="StateButton">
        {(['start', 'resume', 'pause', 'finish', 'stop', 'release', 'details'] as const).map((action) => (
          <StateButton key={action} action={action} place="card" onClick={say} />
        ))}
        <StateButton action="start" place="main" onClick={say} />
        <StateButton action="start" place="main" busy onClick={say} />
      </Part>
    </>
  );
}
