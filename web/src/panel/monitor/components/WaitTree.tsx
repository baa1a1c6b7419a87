import IconCheck from '@tabler/icons-react/dist/esm/icons/IconCheck.mjs';
import { useTranslation } from '../../../core/i18n/useTranslation.ts';
import { type DatabaseSession, spell, type WaitNode, waitTree } from '../session.ts';
import css from './WaitTree.module.css';

interface WaitTreeProps {
  sessions: readonly DatabaseSession[];
  /** ms since they were read. */
  since: number;
}

/** Sessions that wait for locks, below those that hold them; or that none waits. */
export function WaitTree({ sessions, since }: WaitTreeProps) {
  const { t } = useTranslation();
  const roots = waitTree(sessions);
  if (roots.length === 0)
    return (
      <p className={css['calm']}>
        <IconCheck size={20} aria-hidden />
        {t('monitor.tree.calm')}
      </p>
    );
  return (
    <section className={css['tree']} aria-labelledby="esperas">
      <h2 id="esperas">{t('monitor.tree.title')}</h2>
      <Branch nodes={roots} since={since} root />
    </section>
  );
}

function Branch({ nodes, since, root = false }: { nodes: WaitNode[]; since: number; root?: boolean }) {
  const { t } = useTranslation();
  return (
    <ul>
      {nodes.map((node) => (
        <li key={node.pid}>
          <p className={css['node']}>
            <strong>{t('monitor.tree.pid', { pid: node.pid })}</strong>
            {node.session === null ? (
              <span>{t('monitor.tree.elsewhere')}</span>
            ) : (
              <Facts session={node.session} since={since} root={root} />
            )}
          </p>
          {node.waiting.length > 0 && <Branch nodes={node.waiting} since={since} />}
        </li>
      ))}
    </ul>
  );
}

function Facts({ session, since, root }: { session: DatabaseSession; since: number; root: boolean }) {
  const { t } = useTranslation();
  const time = spell((session.duracao_ms ?? 0) + since);
  return (
    <>
      <span className={css[root ? 'holds' : 'waits']}>
        {t(root ? 'monitor.tree.holds' : 'monitor.tree.waits', { time })}
      </span>
      <span>
        {session.datname} · {session.application_name} · {session.state}
      </span>
      <code>{session.query}</code>
    </>
  );
}
