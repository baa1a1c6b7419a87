import { Suspense } from 'react';
import { withTexts } from '../../core/i18n/i18n.ts';
import { lazyQuietly } from '../../core/lazy-part.tsx';
import { useSession } from '../../core/session/store.ts';
import { useFlow } from '../../identity/flow.ts';

const load = withTexts(() => import('./SurveySheet.tsx'));
const SurveySheet = lazyQuietly(async () => (await load()).SurveySheet);

/** Asks for the surveys that wait, one after the other; once in the shell, never over a command being prepared. */
export function SurveyHost() {
  const { pesquisa_nps: waiting = [] } = useSession();
  const flow = useFlow();
  const [survey] = waiting;
  if (survey === undefined || flow !== null) return null;
  return (
    <Suspense>
      <SurveySheet key={survey.nr_sequencial} survey={survey} left={waiting.length - 1} />
    </Suspense>
  );
}
