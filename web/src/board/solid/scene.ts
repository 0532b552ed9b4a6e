/**
 * Renders cubes with light and shadows with three.js, on request only. Everything else is SVG in the same projection.
 */
import {
  AmbientLight,
  Color,
  DirectionalLight,
  InstancedMesh,
  Matrix4,
  MeshPhysicalMaterial,
  OrthographicCamera,
  PCFShadowMap,
  PlaneGeometry,
  Scene,
  ShadowMaterial,
  Vector3,
  WebGLRenderer,
  type BufferGeometry,
  type Material,
} from "three";
import { RoundedBoxGeometry } from "three/examples/jsm/geometries/RoundedBoxGeometry.js";
import type { Box } from "../game";
import type { Address } from "../lattice";
import type { Square } from "./columns";
import { View, type Place, type Size } from "./space";

export interface Block {
  /** As CSS writes it. */
  ink: string;
  cubes: readonly Address[];
  /** How much it reflects, from 0 to 1. */
  gloss: number;
}

export interface Shot {
  view: View;
  box: Box;
  width: number;
  height: number;
}

/** On the picture an edge has the length 1; in space, seen from the corner, it looks shorter. */
const FORESHORTENING = Math.sqrt(2 / 3);
const ROUNDED = 0.06;
/** Lit from the top left: how much light a top, a left and a right side get beside that which is everywhere. */
const LIGHT = { top: 0.66, left: 0.4, right: 0.07, everywhere: 0.36 };
const SHADOW_SIDE = 2048;
const FAR = 60;

export class SolidScene {
  private readonly renderer: WebGLRenderer;
  private readonly scene = new Scene();
  private readonly camera = new OrthographicCamera();
  private readonly key = new DirectionalLight("#ffffff");
  private readonly cube: BufferGeometry = new RoundedBoxGeometry(1, 1, 1, 3, ROUNDED);
  private readonly square = new PlaneGeometry(1, 1).rotateX(-Math.PI / 2);
  private readonly shade = new ShadowMaterial({ opacity: 0.3 });
  private readonly floor: InstancedMesh;
  private blocks: InstancedMesh[] = [];

  /** Throws where the browser cannot draw in space. */
  constructor(
    canvas: HTMLCanvasElement,
    squares: readonly Square[],
    private readonly size: Size,
  ) {
    this.renderer = new WebGLRenderer({ canvas, alpha: true, antialias: true });
    this.renderer.shadowMap.enabled = true;
    this.renderer.shadowMap.type = PCFShadowMap;
    this.floor = this.instances(
      this.square,
      this.shade,
      squares.map(({ x, y }) => [x, y, -0.5]),
    );
    this.floor.receiveShadow = true;
    const reach = Math.hypot(size.width, size.depth) * 0.75 + 4;
    Object.assign(this.key.shadow.camera, { left: -reach, right: reach, top: reach, bottom: -reach, far: 2 * FAR });
    this.key.shadow.mapSize.set(SHADOW_SIDE, SHADOW_SIDE);
    this.key.shadow.normalBias = 0.02;
    this.key.shadow.radius = 5;
    this.key.castShadow = true;
    this.key.intensity = Math.PI * Math.hypot(LIGHT.top, LIGHT.left, LIGHT.right);
    this.scene.add(this.floor, this.key, this.key.target, new AmbientLight("#ffffff", Math.PI * LIGHT.everywhere));
  }

  /** What stands on the floor. */
  build(blocks: readonly Block[], shade: number): void {
    this.blocks.forEach(discard);
    this.shade.opacity = shade;
    this.blocks = blocks
      .filter(({ cubes }) => cubes.length)
      .map(({ ink, cubes, gloss }) => {
        const mesh = this.instances(this.cube, surfaceOf(ink, gloss), cubes);
        mesh.castShadow = mesh.receiveShadow = true;
        return mesh;
      });
    if (this.blocks.length) this.scene.add(...this.blocks);
  }

  draw({ view, box, width, height }: Shot): void {
    if (!width || !height) return;
    this.renderer.setPixelRatio(Math.min(devicePixelRatio, 2));
    this.renderer.setSize(width, height, false);
    this.camera.left = box.x * FORESHORTENING;
    this.camera.right = (box.x + box.width) * FORESHORTENING;
    this.camera.top = -box.y * FORESHORTENING;
    this.camera.bottom = -(box.y + box.height) * FORESHORTENING;
    this.camera.far = 2 * FAR;
    this.camera.position.copy(inSpace(view.towardEye)).setLength(FAR);
    this.camera.lookAt(0, 0, 0);
    this.camera.updateProjectionMatrix();
    // The light moves with the camera, so that every side keeps its shade.
    this.key.position.copy(inSpace(view.unturned({ x: -LIGHT.left, y: -LIGHT.right, z: LIGHT.top }))).setLength(FAR);
    this.renderer.render(this.scene, this.camera);
  }

  dispose(): void {
    [...this.blocks, this.floor].forEach(discard);
    this.cube.dispose();
    this.square.dispose();
    this.key.dispose();
    this.renderer.dispose();
    this.renderer.forceContextLoss();
  }

  private instances(geometry: BufferGeometry, material: Material, cubes: readonly Address[]): InstancedMesh {
    const mesh = new InstancedMesh(geometry, material, cubes.length);
    cubes.forEach(([x = 0, y = 0, z = 0], i) => {
      const at = inSpace({ x: x + 0.5 - this.size.width / 2, y: y + 0.5 - this.size.depth / 2, z: z + 0.5 });
      mesh.setMatrixAt(i, new Matrix4().setPosition(at));
    });
    return mesh;
  }
}

/** The table's coordinates in those of the scene, where y grows upward. */
const inSpace = ({ x, y, z }: Place): Vector3 => new Vector3(x, z, -y);

function surfaceOf(ink: string, gloss: number): MeshPhysicalMaterial {
  return new MeshPhysicalMaterial({
    color: new Color(ink),
    roughness: 0.9 - 0.62 * gloss,
    clearcoat: 0.6 * gloss,
    clearcoatRoughness: 0.3,
    specularIntensity: 0.6 * gloss,
  });
}

function discard(mesh: InstancedMesh): void {
  mesh.removeFromParent();
  (mesh.material as Material).dispose();
  mesh.dispose();
}
