import { request } from '../core/api/client.ts';
import { CallError } from '../core/api/errors.ts';
import { useErrorText } from '../core/i18n/useErrorText.ts';
import { notify } from '../core/notices.ts';
import { useBadge } from '../core/scan/useBadge.ts';

/** Takes the badge of one of the people a shared terminal may pick; needs the network. @param find person by number */
export function useBadgeOf<Person>(
  find: (person: number) => Person | undefined,
  take: (person: Person, badge: string) => void,
): void {
  const say = useErrorText();
  useBadge((badge) => {
    const asked = request('findBadge', { body: { cracha: badge } });
    asked.then(
      ({ nr_sequencial }) => {
        const person = find(nr_sequencial);
        if (person !== undefined) take(person, badge);
      },
      (error: unknown) => {
        if (!(error instanceof CallError)) throw error;
        notify.error(say(error));
      },
    );
  });
}
