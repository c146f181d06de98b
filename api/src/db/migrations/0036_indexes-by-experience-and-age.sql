DROP INDEX "documents_by_owner";--> statement-breakpoint
CREATE INDEX "documents_by_experience" ON "documents" USING btree ("experience_id");--> statement-breakpoint
CREATE INDEX "library_objects_by_file" ON "library_objects" USING btree ("sha256");--> statement-breakpoint
CREATE INDEX "experience_imports_by_age" ON "experience_imports" USING btree ("updated_at");--> statement-breakpoint
CREATE INDEX "documents_by_owner" ON "documents" USING btree ("brand_id","experience_id","area","order" collate "C");