import * as THREE from 'three';
import { RoomEnvironment } from 'three/addons/environments/RoomEnvironment.js';
import { GLTFLoader } from 'three/addons/loaders/GLTFLoader.js';

/** After the viewer's own lightings (shared/src/scene/light-presets.ts), simpler. */
const lights = {
  studio: { sun: '#fff1e0', sunStrength: 1.5, sunFrom: [-3, 6, 4], environment: 0.55, shade: 0.2 },
  daylight: { sun: '#ffefd2', sunStrength: 2, sunFrom: [5, 6, 3], environment: 0.62, shade: 0.3 },
  evening: { sun: '#ffd9b0', sunStrength: 2, sunFrom: [-5, 3.6, 3], environment: 0.4, shade: 0.4 },
};
const loader = new GLTFLoader();
const radians = THREE.MathUtils.degToRad;

/**
 * Draws one picture and answers it as a PNG data address.
 * @param objects [{ file, position, rotation (degrees), scale }]
 * @param camera { position, target, fieldOfViewDegrees }; left out: fitted to the objects
 */
window.render = async ({ objects, camera, width, height, lighting = 'studio', background, floor }) => {
  const renderer = new THREE.WebGLRenderer({ antialias: true, alpha: true, preserveDrawingBuffer: true });
  renderer.setSize(width, height);
  renderer.shadowMap.enabled = true;
  renderer.shadowMap.type = THREE.PCFShadowMap;
  renderer.toneMapping = THREE.NeutralToneMapping;
  document.body.replaceChildren(renderer.domElement);

  const scene = new THREE.Scene();
  const light = lights[lighting];
  scene.environment = new THREE.PMREMGenerator(renderer).fromScene(new RoomEnvironment(), 0.03).texture;
  scene.environmentIntensity = light.environment;
  if (background) scene.background = new THREE.Color(background);

  const group = new THREE.Group();
  for (const { file, position = [0, 0, 0], rotation = [0, 0, 0], scale = [1, 1, 1] } of objects) {
    const model = (await loader.loadAsync(`/glb/${file}.glb`)).scene;
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

  const sun = new THREE.DirectionalLight(light.sun, light.sunStrength);
  sun.position
    .copy(ball.center)
    .add(new THREE.Vector3(...light.sunFrom).normalize().multiplyScalar(ball.radius * 3));
  sun.target.position.copy(ball.center);
  sun.castShadow = true;
  sun.shadow.mapSize.set(4096, 4096);
  sun.shadow.radius = 5;
  sun.shadow.normalBias = 0.02;
  Object.assign(sun.shadow.camera, {
    left: -ball.radius,
    right: ball.radius,
    top: ball.radius,
    bottom: -ball.radius,
    far: ball.radius * 6,
  });
  scene.add(sun, sun.target);

  const ground = (material, y) => {
    const mesh = new THREE.Mesh(new THREE.PlaneGeometry(60, 60), material);
    mesh.rotation.x = -Math.PI / 2;
    mesh.position.y = y;
    mesh.receiveShadow = true;
    scene.add(mesh);
  };
  const bottom = Math.max(0, box.min.y);
  if (floor) ground(new THREE.MeshBasicMaterial({ color: floor, toneMapped: false }), bottom - 0.002);
  ground(new THREE.ShadowMaterial({ opacity: light.shade, color: '#2b1c10' }), bottom - 0.001);

  const view = new THREE.PerspectiveCamera(camera?.fieldOfViewDegrees ?? 24, width / height, 0.05, 100);
  if (camera) {
    view.position.set(...camera.position);
    view.lookAt(...camera.target);
  } else {
    const distance = (ball.radius / Math.sin(radians(view.fov / 2))) * 0.98;
    view.position
      .copy(ball.center)
      .add(new THREE.Vector3(0.62, 0.42, 1).normalize().multiplyScalar(distance));
    view.lookAt(ball.center);
  }
  renderer.render(scene, view);
  const picture = renderer.domElement.toDataURL('image/png');
  renderer.dispose();
  renderer.forceContextLoss();
  return picture;
};
window.ready = true;
