import { extend } from '@react-three/fiber';
import {
  CircleGeometry,
  DirectionalLight,
  Group,
  Mesh,
  MeshBasicMaterial,
  PlaneGeometry,
  ShadowMaterial,
} from 'three';

/**
 * Makes known the classes of three that this folder writes as elements. Only these: fiber's own <Canvas> would
 * register, and so bundle, all of three. A call and no side effect of an import, which bundlers drop here.
 */
export const extendFiber = () =>
  extend({ CircleGeometry, DirectionalLight, Group, Mesh, MeshBasicMaterial, PlaneGeometry, ShadowMaterial });
