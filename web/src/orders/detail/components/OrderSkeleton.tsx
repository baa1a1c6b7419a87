import { Shape, Skeleton } from '../../../core/components/Skeleton.tsx';
import css from './OrderSkeleton.module.css';

/** The shape of an order's page. */
export function OrderSkeleton() {
  return (
    <Skeleton>
      <div className={css['order']}>
        <div className={css['head']}>
          <div className={css['vehicle']}>
            <Shape width="232px" height="74px" radius="9px" />
            <div className={css['words']}>
              <Shape width="180px" height="28px" />
              <Shape width="260px" height="18px" />
            </div>
          </div>
          <Shape height="6px" />
          <Shape width="240px" height="16px" />
        </div>
        <div className={css['main']}>
          <Shape width="96px" height="18px" />
          <Shape width="320px" height="30px" />
          <Shape width="90%" height="18px" />
          <Shape height="272px" radius="12px" />
          <Shape height="180px" radius="12px" />
          <Shape height="60px" radius="12px" />
          <Shape height="60px" radius="12px" />
        </div>
        <div className={css['aside']}>
          <Shape height="284px" radius="12px" />
        </div>
      </div>
    </Skeleton>
  );
}
