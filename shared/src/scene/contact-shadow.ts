import {
  Group,
  Mesh,
  MeshBasicMaterial,
  MeshDepthMaterial,
  OrthographicCamera,
  PlaneGeometry,
  type Scene,
  ShaderMaterial,
  UniformsUtils,
  type WebGLRenderer,
  WebGLRenderTarget,
} from 'three';
import { HorizontalBlurShader } from 'three/examples/jsm/shaders/HorizontalBlurShader.js';
import { VerticalBlurShader } from 'three/examples/jsm/shaders/VerticalBlurShader.js';
import type { SceneExtent } from './scene-extent';

const pixels = 512;
/** How far above the floor something still darkens it. */
const heightMetres = 0.35;

/**
 * The soft darkness where furniture touches the floor, after three's own example `webgl_shadow_contact`: the scene
 * seen from below, by distance, blurred. Drawn only when `update` is called.
 */
export class ContactShadow extends Group {
  private readonly target = new WebGLRenderTarget(pixels, pixels);
  private readonly blurTarget = new WebGLRenderTarget(pixels, pixels);
  private readonly plane: Mesh<PlaneGeometry, MeshBasicMaterial>;
  private readonly blurPlane: Mesh<PlaneGeometry, ShaderMaterial | MeshBasicMaterial>;
  private readonly camera = new OrthographicCamera(-1, 1, 1, -1, 0, heightMetres);
  private readonly depth = new MeshDepthMaterial({ depthTest: false, depthWrite: false });
  private readonly blurs = [HorizontalBlurShader, VerticalBlurShader].map(
    ({ uniforms, vertexShader, fragmentShader }) =>
      new ShaderMaterial({
        uniforms: UniformsUtils.clone(uniforms),
        vertexShader,
        fragmentShader,
        depthTest: false,
      }),
  );

  constructor() {
    super();
    const geometry = new PlaneGeometry(1, 1).rotateX(Math.PI / 2);
    this.target.texture.generateMipmaps = this.blurTarget.texture.generateMipmaps = false;
    this.plane = new Mesh(
      geometry,
      new MeshBasicMaterial({
        map: this.target.texture,
        transparent: true,
        depthWrite: false,
        toneMapped: false,
      }),
    );
    this.plane.renderOrder = -1;
    this.plane.position.y = 0.001;
    this.plane.raycast = () => undefined;
    this.blurPlane = new Mesh(geometry, new MeshBasicMaterial());
    this.blurPlane.visible = false;
    this.blurPlane.raycast = () => undefined;
    this.camera.rotation.x = Math.PI / 2;
    this.depth.onBeforeCompile = (shader) => {
      shader.fragmentShader = shader.fragmentShader.replace(
        'gl_FragColor = vec4( vec3( 1.0 - fragCoordZ ), opacity );',
        'gl_FragColor = vec4( vec3( 0.0 ), ( 1.0 - fragCoordZ ) * 0.9 );',
      );
    };
    this.add(this.plane, this.blurPlane, this.camera);
  }

  /** Draws the shadow of what stands in the scene now. @param opacity 0 to 1. */
  update(renderer: WebGLRenderer, scene: Scene, extent: SceneExtent, opacity: number): void {
    const size = extent.radius * 2 + 1;
    this.position.set(extent.centre[0], 0, extent.centre[2]);
    this.plane.scale.set(size, -1, size);
    this.blurPlane.scale.set(size, 1, size);
    this.camera.left = this.camera.bottom = -size / 2;
    this.camera.right = this.camera.top = size / 2;
    this.camera.updateProjectionMatrix();
    this.plane.material.opacity = opacity;
    this.updateMatrixWorld();

    const { background } = scene;
    const { autoUpdate } = renderer.shadowMap;
    renderer.shadowMap.autoUpdate = false;
    const clearAlpha = renderer.getClearAlpha();
    this.plane.visible = false;
    scene.background = null;
    scene.overrideMaterial = this.depth;
    renderer.setClearAlpha(0);
    renderer.setRenderTarget(this.target);
    renderer.render(scene, this.camera);
    scene.overrideMaterial = null;
    // Radii in 1/256 of the picture: the second, finer pass takes away the first one's steps.
    const blur = 4.5 / size;
    this.blur(renderer, blur);
    this.blur(renderer, blur * 0.4);
    renderer.setRenderTarget(null);
    renderer.setClearAlpha(clearAlpha);
    renderer.shadowMap.autoUpdate = autoUpdate;
    scene.background = background;
    this.plane.visible = true;
  }

  /** Gives back what it took from the graphics card. */
  release(): void {
    this.target.dispose();
    this.blurTarget.dispose();
    this.plane.geometry.dispose();
    this.plane.material.dispose();
    this.depth.dispose();
    for (const material of this.blurs) material.dispose();
  }

  private blur(renderer: WebGLRenderer, amount: number): void {
    this.blurPlane.visible = true;
    const passes = [
      { from: this.target, to: this.blurTarget, uniform: 'h' },
      { from: this.blurTarget, to: this.target, uniform: 'v' },
    ];
    for (const [index, { from, to, uniform }] of passes.entries()) {
      const material = this.blurs[index];
      if (!material?.uniforms.tDiffuse || !material.uniforms[uniform]) continue;
      material.uniforms.tDiffuse.value = from.texture;
      material.uniforms[uniform].value = amount / 256;
      this.blurPlane.material = material;
      renderer.setRenderTarget(to);
      renderer.render(this.blurPlane, this.camera);
    }
    this.blurPlane.visible = false;
  }
}
