import { LanguageSwitch } from '../../../core/components/LanguageSwitch.tsx';
import { Segmented } from '../../../core/components/Segmented.tsx';
import { changeScheme, useScheme } from '../../../core/theme/scheme.ts';
import { Controls } from '../components/Controls.tsx';
import { Overlays } from '../components/Overlays.tsx';
import { States } from '../components/States.tsx';
import { Work } from '../components/Work.tsx';
import css from './ShowcasePage.module.css';

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
