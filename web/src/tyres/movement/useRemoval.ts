import { mostDepth } from '@terminal/contract/tyres';
import { useState } from 'react';
import type { TyreLayout } from '../drawing.ts';
import { depthOf, depthsOf, type Mounted, shownDepth } from '../reading.ts';
import { meterOf } from './components/MeterField.tsx';

/** Input about a removed tyre: the form is prefilled with known values (TYRE-19). */
export function useRemoval(layout: TyreLayout, tyre: Mounted, onChange: () => void) {
  const former = depthsOf(tyre);
  const [km, setKm] = useState(String(layout.km_atual));
  const [depths, setDepths] = useState<readonly string[]>(former.map(shownDepth));
  const [note, setNote] = useState('');
  const [unread, setUnread] = useState(false);
  return {
    km,
    former,
    depths,
    note,
    setNote,
    /** A groove has no depth, and it was to be sent. */
    unread,
    writeKm(text: string) {
      onChange();
      setKm(text);
    },
    writeDepths(texts: readonly string[]) {
      onChange();
      setUnread(false);
      setDepths(texts);
    },
    /** The form as it is sent; null: a groove has no depth, or one it cannot have. */
    told() {
      const read = depths.map((text, index) => depthOf(text, former[index]));
      const missing = read.includes(null);
      setUnread(missing);
      const higher = read.some((depth, index) => (depth ?? 0) > (former[index] ?? mostDepth));
      if (missing || higher) return null;
      return {
        placa: layout.nr_placa,
        pneu: tyre.idpneu,
        nr_posicao: tyre.nr_posicao,
        ds_lado: tyre.ds_lado,
        km_informado: meterOf(km),
        afericoes: read.map((novaAfericao, index) => ({
          index,
          ultimaAfericao: former[index] ?? null,
          novaAfericao,
        })),
        observacao: note,
      };
    },
  };
}
