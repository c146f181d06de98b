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
 * The classes of three that this folder writes as elements. Only these: fiber's own <Canvas> would register, and so
 * bundle, all of three.
 */
extend({ CircleGeometry, DirectionalLight, Group, Mesh, MeshBasicMaterial, PlaneGeometry, ShadowMaterial });
