import { Label, Segmented } from '@coachlab/ui';
import Moon from 'lucide-react/icons/moon';
import Sun from 'lucide-react/icons/sun';
import SunMoon from 'lucide-react/icons/sun-moon';
import { useSyncExternalStore } from 'react';
import { theme, type Theme } from './theme.ts';

const OPTIONS = [
  { value: 'system', label: 'System', icon: SunMoon },
  { value: 'light', label: 'Light', icon: Sun },
  { value: 'dark', label: 'Dark', icon: Moon },
] as const satisfies { value: Theme; label: string; icon: unknown }[];

export function ThemeSwitch() {
  const value = useSyncExternalStore(theme.subscribe, theme.get, () => 'system' as const);
  return (
    <>
      <Label>Theme</Label>
      <Segmented label="Theme" options={OPTIONS} value={value} onChange={theme.set} fill />
    </>
  );
}
