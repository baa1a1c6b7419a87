import { Fragment } from 'react';
import css from './PathText.module.css';

/** The path of a routine; a long one breaks between its parts. */
export function PathText({ path }: { path: string }) {
  const parts = [...path.matchAll(/[^/:_?&=-]*[/:_?&=-]|[^/:_?&=-]+/g)];
  return (
    <code className={css['path']}>
      {parts.map(({ 0: part, index }) => (
        <Fragment key={index}>
          {part}
          <wbr />
        </Fragment>
      ))}
    </code>
  );
}
