CREATE TABLE "video_intakes" (
	"id" text PRIMARY KEY NOT NULL,
	"brand_id" text NOT NULL,
	"person_id" text NOT NULL,
	"state" text DEFAULT 'working' NOT NULL,
	"progress" double precision DEFAULT 0 NOT NULL,
	"message" text,
	"sha256" text,
	"attempts" integer DEFAULT 0 NOT NULL,
	"claimed_until" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "brand_images" RENAME TO "brand_files";--> statement-breakpoint
ALTER TABLE "brand_files" DROP CONSTRAINT "brand_images_brand_id_brands_id_fk";
--> statement-breakpoint
ALTER TABLE "brand_files" DROP CONSTRAINT "brand_images_sha256_files_sha256_fk";
--> statement-breakpoint
ALTER TABLE "brand_files" DROP CONSTRAINT "brand_images_brand_id_sha256_pk";--> statement-breakpoint
ALTER TABLE "files" ALTER COLUMN "bytes" SET DATA TYPE bigint;--> statement-breakpoint
ALTER TABLE "brand_files" ADD CONSTRAINT "brand_files_brand_id_sha256_pk" PRIMARY KEY("brand_id","sha256");--> statement-breakpoint
ALTER TABLE "files" ADD COLUMN "duration_ms" integer;--> statement-breakpoint
ALTER TABLE "video_intakes" ADD CONSTRAINT "video_intakes_brand_id_brands_id_fk" FOREIGN KEY ("brand_id") REFERENCES "public"."brands"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "video_intakes" ADD CONSTRAINT "video_intakes_person_id_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."people"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "video_intakes" ADD CONSTRAINT "video_intakes_sha256_files_sha256_fk" FOREIGN KEY ("sha256") REFERENCES "public"."files"("sha256") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "video_intakes_by_state" ON "video_intakes" USING btree ("state","claimed_until");--> statement-breakpoint
ALTER TABLE "brand_files" ADD CONSTRAINT "brand_files_brand_id_brands_id_fk" FOREIGN KEY ("brand_id") REFERENCES "public"."brands"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "brand_files" ADD CONSTRAINT "brand_files_sha256_files_sha256_fk" FOREIGN KEY ("sha256") REFERENCES "public"."files"("sha256") ON DELETE no action ON UPDATE no action;