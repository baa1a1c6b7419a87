import { useMutation } from '@tanstack/react-query';
import type { AnswerOf, PanelCallName } from '@terminal/contract';
import type { Request } from '../core/api/client.ts';
import { CallError } from '../core/api/errors.ts';
import { useCommandOver } from '../core/api/hooks.ts';
import { saveFile } from '../core/files/download.ts';
import { panelBody, panelRequest } from '../core/panel/client.ts';
import { usePanelCall, usePanelCommand } from '../core/panel/hooks.ts';

/** A person in the list. */
export type Person = AnswerOf<'listPeople'>['data'][number];
/** A person with the stored data. */
export type PersonData = AnswerOf<'getPersonData'>;

/** A page of those whose name, registration or number it is; nobody is asked for without a text. */
export const usePeople = (company: string, text: string, page: number) =>
  usePanelCall(
    'listPeople',
    { query: { empresa: company, filtro: text, page: String(page) } },
    { enabled: company !== '' && text !== '', keepPrevious: true },
  );

/** Stored data about a person. */
export const usePersonData = (company: string, id: number) =>
  usePanelCall('getPersonData', { query: { empresa: company, pessoa: String(id) } }, { staleTime: 0 });

/** Downloads all data about a person; asks for the password if required. */
export function useExport() {
  return useMutation<void, Error, { company: string; id: number }>({
    mutationFn: async ({ company, id }) => {
      const body = JSON.stringify({ nr_seq_empresa: Number(company), nr_sequencial: id });
      const answer = await panelBody('exportPerson', { body, type: 'application/json' });
      const archive = await answer.blob().catch(() => {
        // It began and did not end: a part is not handed over as the whole.
        throw new CallError({ kind: 'broken' });
      });
      saveFile(`pessoa-${id}.zip`, archive);
    },
  });
}

/** Gives a person a badge, or takes it away; asks for the password if required. */
export const useSetBadge = () => usePanelCommand('setBadge');

/** Every text of a company is looked through: with years of history that takes minutes. */
const longest = 600_000;

const patient: Request<PanelCallName> = (name, input, options) =>
  panelRequest(name, input, { ...options, timeoutMs: longest });

/** Anonymises a person; asks for the password if required. */
export const useAnonymise = () => useCommandOver(patient, 'anonymisePerson');
