import type { ImportKind } from '@terminal/contract/imports';
import { type ReactNode, useState } from 'react';
import type { Chosen } from '../choice.ts';
import { amountProblem, isToAsk, laidOut, likelyIn, type Opened, type ReadFile } from '../columns.ts';
import { remember, rememberedOf } from '../remembered.ts';
import { Columns } from './Columns.tsx';
import { FileChoice } from './FileChoice.tsx';
import { Review } from './Review.tsx';

interface FileImportProps {
  kind: ImportKind;
  /** What stands above the choice of a file. */
  above?: ReactNode;
}

/** An opened file, its column assignment, and its rows once assigned. */
interface ChosenFile {
  opened: Opened;
  chosen: Chosen;
  read: ReadFile | null;
}

/** A file from its choice to its rows: what its columns are is asked where it is not plain, then each row is looked at. */
export function FileImport({ kind, above }: FileImportProps) {
  const [file, setFile] = useState<ChosenFile | null>(null);
  const onOther = () => setFile(null);
  function open(opened: Opened) {
    const remembered = rememberedOf(kind);
    const chosen = likelyIn(kind, opened, remembered);
    const read = laidOut(kind, opened, chosen);
    const asks = isToAsk(kind, opened, chosen, remembered) || amountProblem(kind, read) !== null;
    setFile({ opened, chosen, read: asks ? null : read });
  }
  if (file === null)
    return (
      <>
        {above}
        <FileChoice key={kind} kind={kind} remembered={rememberedOf(kind)} onOpened={open} />
      </>
    );
  const { opened, chosen, read } = file;
  if (read === null)
    return (
      <Columns
        kind={kind}
        opened={opened}
        chosen={chosen}
        onChoose={(next) => setFile({ opened, chosen: next, read: null })}
        onCheck={() => {
          remember(kind, opened, chosen);
          setFile({ ...file, read: laidOut(kind, opened, chosen) });
        }}
        onOther={onOther}
      />
    );
  return (
    <Review kind={kind} file={read} onOther={onOther} onColumns={() => setFile({ ...file, read: null })} />
  );
}
