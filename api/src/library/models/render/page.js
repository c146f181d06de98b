import * as THREE from 'three';
import { RoomEnvironment } from 'three/addons/environments/RoomEnvironment.js';
import { MeshoptDecoder } from 'three/addons/libs/meshopt_decoder.module.js';
import { GLTFLoader } from 'three/addons/loaders/GLTFLoader.js';
import { ContactShadow } from '/scene/contact-shadow.ts';
import { environmentMap } from '/scene/environment-map.ts';
import { fadeTexture } from '/scene/fade-texture.ts';
import { lightPresets, tinted } from '/scene/light-presets.ts';

/** Of pictures of things alone, without a room. */
const lights = {
  studio: { sun: '#fff1e0', sunStrength: 1.5, sunFrom: [-3, 6, 4], environment: 0.55, shade: 0.2 },
  // From above: the shadow lies under the thing, and within its picture.
  overhead: { sun: '#fff4e6', sunStrength: 1.7, sunFrom: [-0.5, 6, 0.7], environment: 0.6, shade: 0.16 },
};
const loader = new GLTFLoader().setMeshoptDecoder(MeshoptDecoder);
const radians = THREE.MathUtils.degToRad;

/** Shows a model in one of its material variants. */
const dress = async ({ parser, scene }, look) => {
  const { extensions, meshes } = parser.json;
  const variant = extensions.KHR_materials_variants.variants.findIndex(({ name }) => name === look);
  const parts = [];
  scene.traverse((part) => part.isMesh && parts.push(part));
  for (const part of parts) {
    const at = parser.associations.get(part);
    const { mappings } = meshes[at.meshes].primitives[at.primitives].extensions.KHR_materials_variants;
    const { material } = mappings.find(({ variants }) => variants.includes(variant));
    part.material = await parser.getDependency('material', material);
    parser.assignFinalMaterial(part);
  }
};

const ground = ({ scene, bottom }, geometry, material, order) => {
  const mesh = new THREE.Mesh(geometry, material);
  mesh.rotation.x = -Math.PI / 2;
  mesh.position.y = bottom;
  mesh.renderOrder = order;
  mesh.receiveShadow = true;
  scene.add(mesh);
};

const sunlight = ({ scene, ball }, { colour, brightness, direction, softness }) => {
  const sun = new THREE.DirectionalLight(colour, brightness);
  sun.position
    .copy(ball.center)
    .add(new THREE.Vector3(...direction).normalize().multiplyScalar(ball.radius * 3));
  sun.target.position.copy(ball.center);
  sun.castShadow = true;
  sun.shadow.mapSize.set(4096, 4096);
  sun.shadow.radius = softness;
  sun.shadow.normalBias = 0.02;
  Object.assign(sun.shadow.camera, {
    left: -ball.radius,
    right: ball.radius,
    top: ball.radius,
    bottom: -ball.radius,
    far: ball.radius * 6,
  });
  scene.add(sun, sun.target);
};

/** A room in the very light of the stage (shared/src/scene), which such a picture stands in for until it is there. */
const asOnStage = (setting, { lighting, background, floor }) => {
  const { renderer, scene, ball } = setting;
  const preset = lightPresets[lighting];
  renderer.toneMapping = THREE.ACESFilmicToneMapping;
  renderer.toneMappingExposure = preset.exposure;
  scene.environment = environmentMap(renderer, preset).texture;
  scene.background = tinted(background, preset.backdrop);
  sunlight(setting, { ...preset.key, softness: preset.key.softness * 2 });

  const contact = new ContactShadow();
  scene.add(contact);
  const extent = { centre: ball.center.toArray(), radius: ball.radius };
  contact.update(renderer, scene, extent, preset.contactShadow);
  const onGround = { ...setting, bottom: 0 };
  const reach = ball.radius * 4 + 4;
  const see = { transparent: true, depthWrite: false, toneMapped: false };
  const paper = { color: tinted(floor, preset.backdrop), alphaMap: fadeTexture(), ...see };
  ground(onGround, new THREE.CircleGeometry(reach, 64), new THREE.MeshBasicMaterial(paper), -3);
  const shadow = { color: preset.shadowColour, opacity: preset.castShadow, ...see };
  ground(onGround, new THREE.PlaneGeometry(reach * 2, reach * 2), new THREE.ShadowMaterial(shadow), -2);
};

/** A thing alone, as in a catalogue: neutral, with its shadow. */
const asInStudio = (setting, { lighting, background }) => {
  const { renderer, scene } = setting;
  const light = lights[lighting];
  renderer.toneMapping = THREE.NeutralToneMapping;
  scene.environment = new THREE.PMREMGenerator(renderer).fromScene(new RoomEnvironment(), 0.03).texture;
  scene.environmentIntensity = light.environment;
  if (background) scene.background = new THREE.Color(background);
  sunlight(setting, {
    colour: light.sun,
    brightness: light.sunStrength,
    direction: light.sunFrom,
    softness: 5,
  });
  const shade = new THREE.ShadowMaterial({ opacity: light.shade, color: '#2b1c10' });
  ground({ ...setting, bottom: setting.bottom - 0.001 }, new THREE.PlaneGeometry(60, 60), shade, 0);
};

/**
 * Sets models up as a scene.
 * @param objects [{ file, look (a material variant), position, rotation (degrees), scale }]
 * @param camera { position, target, fieldOfViewDegrees }; left out: fitted to the objects
 */
const setUp = async ({ objects, camera, width, height, lighting = 'studio', background, floor }) => {
  const renderer = new THREE.WebGLRenderer({ antialias: true, alpha: true, preserveDrawingBuffer: true });
  renderer.setSize(width, height);
  renderer.shadowMap.enabled = true;
  renderer.shadowMap.type = THREE.PCFShadowMap;
  // Nothing but the camera ever moves.
  renderer.shadowMap.autoUpdate = false;
  renderer.shadowMap.needsUpdate = true;
  document.body.replaceChildren(renderer.domElement);

  const scene = new THREE.Scene();
  const group = new THREE.Group();
  for (const { file, look, position = [0, 0, 0], rotation = [0, 0, 0], scale = [1, 1, 1] } of objects) {
    const gltf = await loader.loadAsync(`/glb/${file}.glb`);
    if (look) await dress(gltf, look);
    const model = gltf.scene;
    model.position.set(...position);
    model.rotation.set(...rotation.map(radians));
    model.scale.set(...scale);
    model.traverse((child) => {
      child.castShadow = child.isMesh;
      child.receiveShadow = child.isMesh;
    });
    group.add(model);
  }
  scene.add(group);
  const box = new THREE.Box3().setFromObject(group);
  const ball = box.getBoundingSphere(new THREE.Sphere());

  const setting = { renderer, scene, ball, bottom: Math.max(0, box.min.y) };
  if (camera) asOnStage(setting, { lighting, background, floor });
  else asInStudio(setting, { lighting, background });

  const view = new THREE.PerspectiveCamera(camera?.fieldOfViewDegrees ?? 24, width / height, 0.05, 100);
  if (camera) {
    view.position.set(...camera.position);
    view.lookAt(...camera.target);
  } else {
    const distance = (ball.radius / Math.sin(radians(view.fov / 2))) * 1.08;
    view.position
      .copy(ball.center)
      .add(new THREE.Vector3(0.62, 0.42, 1).normalize().multiplyScalar(distance));
    view.lookAt(ball.center);
  }
  return {
    canvas: renderer.domElement,
    view,
    draw: () => renderer.render(scene, view),
    close: () => {
      renderer.dispose();
      renderer.forceContextLoss();
    },
  };
};

/** Draws one picture and answers it as a PNG data address. */
window.render = async (shot) => {
  const { canvas, close, draw } = await setUp(shot);
  draw();
  const picture = canvas.toDataURL('image/png');
  close();
  return picture;
};

const smooth = (share) => share * share * (3 - 2 * share);

/**
 * Films shots one after the other and answers an MP4 (H.264) as a data address.
 * @param shots each with `seconds` and, beside its `camera`, one to go to: `cameraTo`
 */
window.film = async ({ shots, framesPerSecond, bitsPerSecond }) => {
  const { BufferTarget, CanvasSource, Mp4OutputFormat, Output } = await import('mediabunny');
  const [{ height, width }] = shots;
  const film = new OffscreenCanvas(width, height);
  const pencil = film.getContext('2d');
  const target = new BufferTarget();
  const output = new Output({ target, format: new Mp4OutputFormat({ fastStart: 'in-memory' }) });
  const source = new CanvasSource(film, {
    codec: 'avc',
    bitrate: bitsPerSecond,
    keyFrameInterval: 2,
    latencyMode: 'quality',
  });
  output.addVideoTrack(source, { frameRate: framesPerSecond });
  await output.start();
  let frame = 0;
  for (const shot of shots) {
    const { canvas, close, draw, view } = await setUp(shot);
    const between = (field, share) =>
      new THREE.Vector3(...shot.camera[field]).lerp(new THREE.Vector3(...shot.cameraTo[field]), share);
    const count = Math.round(shot.seconds * framesPerSecond);
    for (let index = 0; index < count; index++, frame++) {
      const share = smooth(index / (count - 1));
      view.position.copy(between('position', share));
      view.lookAt(between('target', share));
      draw();
      pencil.drawImage(canvas, 0, 0);
      await source.add(frame / framesPerSecond, 1 / framesPerSecond);
    }
    close();
  }
  await output.finalize();
  const reader = new FileReader();
  return new Promise((resolve) => {
    reader.onload = () => resolve(reader.result);
    reader.readAsDataURL(new Blob([target.buffer]));
  });
};
window.ready = true;
