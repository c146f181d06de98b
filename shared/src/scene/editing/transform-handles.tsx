import { useThree } from '@react-three/fiber';
import { useEffect, useMemo, useRef } from 'react';
import { MathUtils, type Object3D } from 'three';
import { TransformControls } from 'three/examples/jsm/controls/TransformControls.js';
import { unshadowedLayer } from '../layers';
import type { Placing } from './edited-scene';

export type TransformMode = 'translate' | 'rotate' | 'scale';

const snapMetres = 0.1;
const snapDegrees = 15;
const snapFactor = 0.1;
/** As the contract has it: nothing is scaled away or turned inside out. */
const smallestFactor = 0.001;

interface TransformHandlesProps {
  target: Object3D;
  mode: TransformMode;
  snap: boolean;
  onHover: (over: boolean) => void;
  onPlace: (placing: Placing) => void;
}

/** Arrows, rings or boxes to move, turn or scale the selected object. */
export function TransformHandles({ target, mode, snap, onHover, onPlace }: TransformHandlesProps) {
  const { camera, gl, invalidate, controls: orbit } = useThree();
  const handles = useMemo(() => new TransformControls(camera), [camera]);
  const helper = useMemo(() => handles.getHelper(), [handles]);
  const latest = useRef({ onHover, onPlace });
  latest.current = { onHover, onPlace };

  useEffect(() => {
    handles.connect(gl.domElement);
    helper.traverse((part) => part.layers.set(unshadowedLayer));
    handles.getRaycaster().layers.set(unshadowedLayer);
    handles.setSize(0.8);
    const changed = () => invalidate();
    const dragging = ({ value }: { value: unknown }) => {
      if (orbit && 'enabled' in orbit) orbit.enabled = !value;
      if (value) latest.current.onHover(true);
      else latest.current.onPlace(placingOf(target));
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
      handles.detach();
      handles.disconnect();
      if (orbit && 'enabled' in orbit) orbit.enabled = true;
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

  return <primitive object={helper} dispose={null} />;
}

function placingOf({ position, rotation, scale }: Object3D): Placing {
  const degrees = (radians: number) => round(MathUtils.radToDeg(radians));
  const factor = (value: number) => Math.max(smallestFactor, round(Math.abs(value)));
  return {
    position: [round(position.x), round(position.y), round(position.z)],
    rotation: [degrees(rotation.x), degrees(rotation.y), degrees(rotation.z)],
    scale: [factor(scale.x), factor(scale.y), factor(scale.z)],
  };
}

/** To the millimetre and the thousandth of a degree. */
const round = (value: number) => Math.round(value * 1000) / 1000 || 0;
