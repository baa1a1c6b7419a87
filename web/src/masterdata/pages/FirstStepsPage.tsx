import IconCircle from '@tabler/icons-react/dist/esm/icons/IconCircle.mjs';
import IconCircleCheck from '@tabler/icons-react/dist/esm/icons/IconCircleCheck.mjs';
import { Answer } from '../../core/components/Answer.tsx';
import { PageHead } from '../../core/components/PageHead.tsx';
import { number } from '../../core/format/numbers.ts';
import { useTranslation } from '../../core/i18n/useTranslation.ts';
import { Link } from '../../core/navigation/Link.tsx';
import { useRecordKinds } from '../api.ts';
import css from '../components/MasterData.module.css';
import { missingOf, type Step, stepsOf } from '../first-steps.ts';

/** What a new company still needs before its first order, and where each is done. */
export function FirstStepsPage() {
  const { t } = useTranslation();
  return (
    <>
      <PageHead title={t('masterData.firstSteps.title')} />
      <Answer answer={useRecordKinds()} failed={t('masterData.failed')}>
        {(kinds) => <Steps steps={stepsOf(kinds)} />}
      </Answer>
    </>
  );
}

function Steps({ steps }: { steps: readonly Step[] }) {
  const { t } = useTranslation();
  const missing = missingOf(steps);
  return (
    <div className="stack-loose">
      <p role="status">
        {missing === 0
          ? t('masterData.firstSteps.ready')
          : t('masterData.firstSteps.missing', { count: missing })}
      </p>
      <section className="panel">
        <h2>{t('masterData.firstSteps.fromFiles')}</h2>
        <p className="soft-text">{t('masterData.firstSteps.fromFilesAbout')}</p>
        <Link to="/arquivos" className={css['open']}>
          {t('masterData.files')}
        </Link>
      </section>
      <ol className={css['steps']}>
        {steps.map((step) => (
          <li key={step.kind}>
            <StepLink {...step} />
          </li>
        ))}
      </ol>
      <section className="panel">
        <h2>{t('masterData.firstSteps.settings')}</h2>
        <p className="soft-text">{t('masterData.firstSteps.settingsAbout')}</p>
        <Link to="/ajustes" className={css['open']}>
          {t('masterData.firstSteps.settingsLink')}
        </Link>
      </section>
      <section className="panel">
        <h2>{t('masterData.firstSteps.terminal')}</h2>
        <p className="soft-text">{t('masterData.firstSteps.terminalAbout')}</p>
        <Link to="/ajustes/terminais" className={css['open']}>
          {t('masterData.firstSteps.terminalLink')}
        </Link>
      </section>
    </div>
  );
}

function StepLink({ kind, count, isDone, isOptional }: Step) {
  const { t } = useTranslation();
  const Icon = isDone ? IconCircleCheck : IconCircle;
  const state = isDone ? 'done' : isOptional ? 'optional' : 'open';
  return (
    <Link to="/cadastros/$tipo" params={{ tipo: kind }} className={css['step']} data-state={state}>
      <Icon size={28} aria-hidden />
      <span>
        <strong>{t(`masterData.kinds.${kind}`)}</strong>
        <span className="soft-text">{t(`masterData.firstSteps.why.${kind}`)}</span>
      </span>
      <span className="soft-text">
        {isDone ? number(count) : t(`masterData.firstSteps.${isOptional ? 'optional' : 'open'}`)}
      </span>
    </Link>
  );
}
