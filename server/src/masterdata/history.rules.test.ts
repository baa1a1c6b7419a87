import { expect, it } from 'vitest';
import { changesSince, sumOf } from './history.rules.ts';

it('several changes are told together: by who made the last, from what was before the first', () => {
  const newest = { ds_colaborador: 'B', mudancas: [{ coluna: 'x', antes: '2', depois: '3' }] };
  const older = {
    ds_colaborador: 'A',
    mudancas: [
      { coluna: 'x', antes: '1', depois: '2' },
      { coluna: 'y', antes: 'N', depois: 'S' },
    ],
  };
  expect(sumOf([newest, older])).toEqual([
    { coluna: 'x', antes: '1', depois: '3', quem: 'B' },
    { coluna: 'y', antes: 'N', depois: 'S', quem: 'A' },
  ]);
});

it('a record is followed back to what it was; where its changes do not lead there, none is told', () => {
  const made = { ds_colaborador: 'A', nova: true, mudancas: [{ coluna: 'x', antes: '', depois: '1' }] };
  const older = { ds_colaborador: 'A', nova: false, mudancas: [{ coluna: 'x', antes: '1', depois: '2' }] };
  const newest = { ds_colaborador: 'B', nova: false, mudancas: [{ coluna: 'y', antes: '', depois: '9' }] };
  const since = (was: Record<string, string>) =>
    changesSince({ x: '2', y: '9' }, [newest, older, made], ({ x, y }) => x === was['x'] && y === was['y']);
  expect(since({ x: '2', y: '' })).toEqual([newest]);
  expect(since({ x: '1', y: '' })).toEqual([newest, older]);
  expect(since({ x: '', y: '' })).toEqual([]);
});
