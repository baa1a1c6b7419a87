import { LanguageSwitch } from '../../core/components/LanguageSwitch.tsx';
import { Segmented } from '../../core/components/Segmented.tsx';
import { changeScheme, useScheme } from '../../core/theme/scheme.ts';
import { Controls } from './Controls.tsx';
import { Overlays } from './Overlays.tsx';
import css from './ShowcasePage.module.css';
import { States } from './States.tsx';
import { Work } from './Work.tsx';

/** Every shared component with its variants, for developers (`npm run dev`, /vitrine). */
export function ShowcasePage() {
  const scheme = useScheme();
  return (
    <main className={css['page']}>
      <header className={css['head']}>
        <h1>Vitrine</h1>
        <LanguageSwitch />
        <Segmented
          label="Scheme"
          value={scheme}
          onChange={changeScheme}
          options={[
            { value: 'light', label: 'Light' },
            { value: 'dark', label: 'Dark' },
          ]}
        />
      </header>
      <Work />
      <Controls />
      <States />
      <Overlays />
    </main>
  );
}
