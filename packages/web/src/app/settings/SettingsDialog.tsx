import { lazy, Suspense } from 'react';
import { m } from '../../i18n/words/index.js';
import { DialogButton } from '../../ui/DialogButton.js';
import { SettingsIcon } from '../../ui/HeaderIcons.js';

const SettingsForm = lazy(async () => ({ default: (await import('./SettingsForm.js')).SettingsForm }));

export const SettingsDialog = () => (
  <DialogButton title={m.nav_settings()} icon={<SettingsIcon />}>
    <Suspense>
      <SettingsForm />
    </Suspense>
  </DialogButton>
);
