import { useEffect, useMemo, useRef } from 'react';
import { MathUtils, type Object3D } from 'three';
import type { OrbitControls } from 'three/examples/jsm/controls/OrbitControls.js';
import { TransformControls } from 'three/examples/jsm/controls/TransformControls.js';
import { unshadowedLayer } from '../layers';
import { useObject, useStage } from '../stage';
import { changeSince, type Placing, type PlacingChange, place, placingOf } from './placing';

export type TransformMode = 'translate' | 'rotate' | 'scale';

const snapMetres = 0.1;
const snapDegrees = 15;
const snapFactor = 0.1;
const properties = { translate: 'position', rotate: 'rotation', scale: 'scale' } as const;

interface TransformHandlesProps {
  target: Object3D;
  /** What turns the scene; not while a hand is on the handles. */
  orbit: OrbitControls | null;
  /** Where it should stand while no hand is on it. */
  placing: Placing;
  mode: TransformMode;
  snap: boolean;
  onHover: (over: boolean) => void;
  /** While a hand is on it: what it changes; null when it lets go. */
  onHold: (property: keyof Placing | null) => void;
  onPlace: (change: PlacingChange) => void;
}

/** Arrows, rings or boxes to move, turn or scale the selected object. */
export function TransformHandles(props: TransformHandlesProps) {
  const { target, orbit, mode, snap } = props;
  const { camera, gl, invalidate } = useStage();
  const handles = useMemo(() => new TransformControls(camera), [camera]);
  const helper = useMemo(() => handles.getHelper(), [handles]);
  useObject(helper);
  const latest = useRef(props);
  latest.current = props;

  useEffect(() => {
    handles.connect(gl.domElement);
    helper.traverse((part) => part.layers.set(unshadowedLayer));
    handles.getRaycaster().layers.set(unshadowedLayer);
    handles.setSize(0.8);
    const changed = () => invalidate();
    // As the drag began: the mode may be another one by its end.
    let [start, property]: [Placing, keyof Placing] = [placingOf(target), 'position'];
    const dragging = ({ value }: { value: unknown }) => {
      const { onHold, onHover, onPlace, placing } = latest.current;
      if (orbit) orbit.enabled = !value;
      if (value) {
        [start, property] = [placingOf(target), properties[handles.getMode()]];
        onHover(true);
        onHold(property);
        return;
      }
      const change = changeSince(start, target, property);
      if (change) onPlace(change);
      else place(target, placing);
      onHold(null);
    };
    const hovering = ({ value }: { value: unknown }) => {
      if (value !== null) latest.current.onHover(true);
      // The click that ends a press on a handle comes after this and must not select what lies behind.
      else requestAnimationFrame(() => latest.current.onHover(handles.axis !== null));
    };
    handles.addEventListener('change', changed);
    handles.addEventListener('dragging-changed', dragging);
    handles.addEventListener('axis-changed', hovering);
    handles.attach(target);
    return () => {
      handles.removeEventListener('change', changed);
      handles.removeEventListener('dragging-changed', dragging);
      handles.removeEventListener('axis-changed', hovering);
      latest.current.onHover(false);
      latest.current.onHold(null);
      handles.detach();
      handles.disconnect();
      if (orbit) orbit.enabled = true;
      invalidate();
    };
  }, [handles, helper, gl, orbit, target, invalidate]);
  useEffect(() => () => handles.dispose(), [handles]);

  useEffect(() => {
    handles.setMode(mode);
    invalidate();
  }, [handles, mode, invalidate]);

  useEffect(() => {
    const apply = (on: boolean) => {
      handles.setTranslationSnap(on ? snapMetres : null);
      handles.setRotationSnap(on ? MathUtils.degToRad(snapDegrees) : null);
      handles.setScaleSnap(on ? snapFactor : null);
    };
    const onKey = (event: KeyboardEvent) => {
      if (event.key === 'Shift') apply(event.type === 'keydown' ? !snap : snap);
    };
    apply(snap);
    window.addEventListener('keydown', onKey);
    window.addEventListener('keyup', onKey);
    return () => {
      window.removeEventListener('keydown', onKey);
      window.removeEventListener('keyup', onKey);
    };
  }, [handles, snap]);

  return null;
}
