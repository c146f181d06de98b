import type { ComponentType } from 'react';
import * as icons from './icons';
import * as ofAreas from './icons-areas';
import * as ofEditing from './icons-editing';
import { Toolbar } from './parts/lists/toolbar';

const sheet = (named: object) => (
  <Toolbar>
    {Object.entries(named).map(([name, Icon]: [string, ComponentType<{ title: string }>]) => (
      <Icon key={name} title={name} />
    ))}
  </Toolbar>
);

export const OfAllScreens = () => sheet(icons);
export const OfAreas = () => sheet(ofAreas);
export const OfEditing = () => sheet(ofEditing);
