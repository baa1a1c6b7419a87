import type { ReactNode } from 'react';
import { useTranslation } from '../i18n/useTranslation.ts';
import css from './Skeleton.module.css';

interface ShapeProps {
  /** CSS lengths; the width of what comes. */
  width?: string;
  height?: string;
  radius?: string;
}

/** A grey placeholder of the size of the coming content. */
export function Shape({ width = '100%', height = '1em', radius = '6px' }: ShapeProps) {
  return <span className={css['shape']} style={{ width, height, borderRadius: radius }} />;
}

/** Wraps the shapes of a part that is being loaded, and says so once to screen readers. */
export function Skeleton({ children }: { children: ReactNode }) {
  const { t } = useTranslation();
  return (
    <div className={css['skeleton']} role="status">
      <span className="visually-hidden">{t('core.loading')}</span>
      <div aria-hidden>{children}</div>
    </div>
  );
}

/** The shape of an order card. */
export function CardSkeleton() {
  return (
    <div className={css['place']}>
      <div className={css['card']}>
        <div className={css['row']}>
          <Shape width="134px" height="44px" />
          <div className={css['column']}>
            <Shape width="44px" height="18px" />
            <Shape width="36px" height="14px" />
          </div>
          <Shape width="92px" height="28px" />
        </div>
        <Shape width="72%" height="20px" />
        <Shape width="58%" height="16px" />
        <Shape width="48%" height="18px" />
        <div className={css['foot']}>
          <div className={css['bar']}>
            <Shape height="6px" />
            <Shape width="60%" height="14px" />
          </div>
          <Shape height="56px" radius="10px" />
        </div>
      </div>
    </div>
  );
}
