"""Compiles a program for a processor or a graphics processor, once, and runs it on the memory of arrays.

On a processor the arrays are NumPy's and a C++ compiler makes a library. On a graphics processor they are PyTorch's,
and NVIDIA's run-time compiler, which comes with PyTorch, or `nvcc` makes code that the driver loads. What was made is
kept in the user's cache folder.
"""

import ctypes
import os
import re
import shutil
import subprocess
import sys
from abc import ABC, abstractmethod
from collections.abc import Iterator, Sequence
from hashlib import sha256
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, NamedTuple

import numpy as np

from cornerwise.errors import install_command, need

CUDA_NEEDED = "the GPU environment needs PyTorch with CUDA and a graphics processor of NVIDIA: " + install_command(
    "rl", "train"
)
COMPILER_NEEDED = (
    "the GPU environment compiles its program at first use and found neither NVIDIA's run-time compiler (libnvrtc, "
    "pip install nvidia-cuda-nvrtc) nor nvcc of the CUDA toolkit"
)
HOST_COMPILER_NEEDED = "device='cpu' needs a C++ compiler: install g++ or clang++, or set CXX"
DEVICE = re.compile("cpu|cuda(:[0-9]+)?")
DEVICES = "cpu, cuda, cuda:NUMBER"
CUDA_LANGUAGE = "-std=c++17"
ENTRIES = ("reset_games", "step_games")
"""Of every program."""


class MachineError(RuntimeError):
    """What a device or a compiler lacks or refuses."""


class Placed(NamedTuple):
    """An array in the memory of a device."""

    address: int
    kind: str
    """The type of its elements, as NumPy calls it."""
    shape: tuple[int, ...]
    steps: tuple[int, ...]
    """From one element to the next, in elements."""


class Machine(ABC):
    """Where games are stepped: arrays, and a program that writes them."""

    @abstractmethod
    def zeros(self, shape: Sequence[int], kind: str) -> Any:
        """An array of a NumPy type."""

    @abstractmethod
    def find(self, array: Any) -> Placed | None:
        """Where the elements of an array lie, its own or one that DLPack shares; None for anything else."""

    @abstractmethod
    def unpack(self, words: Any) -> Any:
        """A truth value for every bit of some words, the lowest bit of the first word first."""

    @abstractmethod
    def run(self, entry: str, values: Sequence[int], games: int) -> None:
        """Run an entry of the program on so many games; values are addresses and numbers of 8 bytes."""


class HostMachine(Machine):
    """The processor."""

    def __init__(self, source: str) -> None:
        self._library = ctypes.CDLL(str(_cached(source, "host", ".so", _compile_for_host)))

    def zeros(self, shape: Sequence[int], kind: str) -> Any:
        return np.zeros(shape, kind)

    def find(self, array: Any) -> Placed | None:
        if not isinstance(array, np.ndarray):
            if not hasattr(array, "__dlpack__"):
                return None
            array = np.from_dlpack(array)
        steps = tuple(step // array.itemsize for step in array.strides)
        return Placed(array.ctypes.data, array.dtype.name, array.shape, steps)

    def unpack(self, words: Any) -> Any:
        return np.unpackbits(np.ascontiguousarray(words).view(np.uint8), axis=-1, bitorder="little").view(np.bool_)

    def run(self, entry: str, values: Sequence[int], games: int) -> None:
        getattr(self._library, entry)((ctypes.c_uint64 * len(values))(*values))


class CudaMachine(Machine):
    """A graphics processor, on PyTorch's current stream."""

    def __init__(self, source: str, threads: int, device: str) -> None:
        try:
            import torch
        except ImportError as missing:
            raise ImportError(CUDA_NEEDED) from missing
        if not torch.cuda.is_available():
            raise MachineError(CUDA_NEEDED)
        self._torch = torch
        self._device = torch.device(device)
        self._threads = threads
        with torch.cuda.device(self._device):
            torch.zeros(1, device=self._device)  # makes the context that the driver loads the program into
            arch = "sm_{}{}".format(*torch.cuda.get_device_capability())
            self._driver = ctypes.CDLL("nvcuda.dll" if sys.platform == "win32" else "libcuda.so.1")
            code = _cached(source, arch, ".cubin", lambda text, made: _compile_for_cuda(text, made, arch)).read_bytes()
            self._context, module = ctypes.c_void_p(), ctypes.c_void_p()
            self._call("cuCtxGetCurrent", ctypes.byref(self._context))
            self._call("cuModuleLoadData", ctypes.byref(module), code)
            self._entries = {name: ctypes.c_void_p() for name in ENTRIES}
            for name, entry in self._entries.items():
                self._call("cuModuleGetFunction", ctypes.byref(entry), module, name.encode())

    def zeros(self, shape: Sequence[int], kind: str) -> Any:
        return self._torch.zeros(tuple(shape), dtype=getattr(self._torch, kind), device=self._device)

    def find(self, array: Any) -> Placed | None:
        if not isinstance(array, self._torch.Tensor):
            if not hasattr(array, "__dlpack__"):
                return None
            array = self._torch.from_dlpack(array)
        if array.device.type != "cuda":
            return None
        kind = str(array.dtype).removeprefix("torch.")
        return Placed(array.data_ptr(), kind, tuple(array.shape), tuple(array.stride()))

    def unpack(self, words: Any) -> Any:
        bits = self._torch.arange(8, dtype=self._torch.uint8, device=self._device)
        parts = words.contiguous().view(self._torch.uint8)[..., None] >> bits & 1
        return parts.flatten(-2).view(self._torch.bool)

    def run(self, entry: str, values: Sequence[int], games: int) -> None:
        block = (ctypes.c_uint64 * len(values))(*values)
        pointers = (ctypes.c_void_p * 1)(ctypes.addressof(block))
        with self._torch.cuda.device(self._device):
            self._call("cuCtxSetCurrent", self._context)  # a thread of Python may not have one yet
            stream = ctypes.c_void_p(self._torch.cuda.current_stream().cuda_stream)
            shape = map(ctypes.c_uint, (games, 1, 1, self._threads, 1, 1, 0))
            self._call("cuLaunchKernel", self._entries[entry], *shape, stream, pointers, None)

    def _call(self, name: str, *arguments: Any) -> None:
        error = getattr(self._driver, name)(*arguments)
        if error:
            told = ctypes.c_char_p()
            self._driver.cuGetErrorString(error, ctypes.byref(told))
            raise MachineError(f"{name}: {(told.value or b'error').decode()} ({error})")


def make_machine(source: str, threads: int, device: str) -> Machine:
    """`device` is `cpu`, or a graphics processor as PyTorch calls it."""
    need(device, str, f"the name of a device ({DEVICES})")
    if not DEVICE.fullmatch(device):
        raise ValueError(f"there is no device {device!r} (choose from: {DEVICES})")
    return HostMachine(source) if device == "cpu" else CudaMachine(source, threads, device)


def _cached(source: str, target: str, suffix: str, compile_: Any) -> Path:
    """The compiled program, made if it is not in the cache yet."""
    folder = Path(os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache") / "cornerwise" / "gpu"
    made = folder / f"{sha256(source.encode()).hexdigest()[:20]}-{target}{suffix}"
    if not made.exists():
        folder.mkdir(parents=True, exist_ok=True)
        with TemporaryDirectory(dir=folder) as room:
            text, fresh = Path(room) / "program.cu", Path(room) / "made"
            text.write_text(source)
            compile_(text, fresh)
            fresh.replace(made)  # whole or not at all, also if another process compiles it now
    return made


def _compile_for_host(text: Path, made: Path) -> None:
    compiler = next(filter(None, map(shutil.which, (os.environ.get("CXX", ""), "c++", "g++", "clang++"))), None)
    if compiler is None:
        raise MachineError(HOST_COMPILER_NEEDED)
    _run([compiler, "-x", "c++", "-std=c++17", "-O2", "-shared", "-fPIC", "-pthread", str(text), "-o", str(made)])


def _compile_for_cuda(text: Path, made: Path, arch: str) -> None:
    if library := _find_nvrtc():
        made.write_bytes(_compile_at_run_time(library, text.read_bytes(), arch))
    elif shutil.which("nvcc"):
        compile_with_nvcc(text, made, arch)
    else:
        raise MachineError(COMPILER_NEEDED)


def compile_with_nvcc(text: Path, made: Path, arch: str) -> None:
    _run(["nvcc", f"-arch={arch}", "-cubin", CUDA_LANGUAGE, str(text), "-o", str(made)])


def _run(command: list[str]) -> None:
    done = subprocess.run(command, capture_output=True, text=True)
    if done.returncode:
        raise MachineError(f"{command[0]} failed:\n{done.stderr[:4000]}")


def _find_nvrtc() -> ctypes.CDLL | None:
    for name in _nvrtc_names():
        try:
            return ctypes.CDLL(name)
        except OSError:
            continue
    return None


def _nvrtc_names() -> Iterator[str]:
    """The run-time compiler of PyTorch's own CUDA first, so that it fits the driver."""
    import torch

    major = str(torch.version.cuda).partition(".")[0]
    yield f"libnvrtc.so.{major}"
    for folder in map(Path, sys.path):
        yield from map(str, sorted(folder.glob(f"nvidia/*/lib/libnvrtc.so.{major}*")))
        yield from map(str, sorted(folder.glob(f"nvidia/*/bin/nvrtc64_{major}*.dll")))
    yield from map(str, sorted(Path(torch.__file__).parent.glob("lib/*nvrtc*")))


def _compile_at_run_time(nvrtc: ctypes.CDLL, source: bytes, arch: str) -> bytes:
    program = ctypes.c_void_p()
    options = [f"-arch={arch}".encode(), CUDA_LANGUAGE.encode()]
    _check(nvrtc.nvrtcCreateProgram(ctypes.byref(program), source, b"placing.cu", 0, None, None), "create")
    try:
        failed = nvrtc.nvrtcCompileProgram(program, len(options), (ctypes.c_char_p * len(options))(*options))
        if failed:
            raise MachineError(f"NVIDIA's compiler failed:\n{_fetch(nvrtc, program, 'ProgramLog').decode()[:4000]}")
        return _fetch(nvrtc, program, "CUBIN")
    finally:
        nvrtc.nvrtcDestroyProgram(ctypes.byref(program))


def _fetch(nvrtc: ctypes.CDLL, program: ctypes.c_void_p, what: str) -> bytes:
    size = ctypes.c_size_t()
    _check(getattr(nvrtc, f"nvrtcGet{what}Size")(program, ctypes.byref(size)), what)
    room = ctypes.create_string_buffer(size.value)
    _check(getattr(nvrtc, f"nvrtcGet{what}")(program, room), what)
    return room.raw


def _check(error: int, what: str) -> None:
    if error:
        raise MachineError(f"NVIDIA's run-time compiler failed ({what}: {error})")
